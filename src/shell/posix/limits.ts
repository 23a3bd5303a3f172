/** How long a name in a directory may be, and a path with the NUL at its end, in bytes (limits.h). */
export const NAME_MAX = 255
export const PATH_MAX = 4096
