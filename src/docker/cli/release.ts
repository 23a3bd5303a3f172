/** The simulated release (specification, section 9). */
export const VERSION = '24.0.6'

export const BUILD = 'ed223bc'

/** What `docker --version` prints. */
export const VERSION_LINE = `Docker version ${VERSION}, build ${BUILD}\n`
