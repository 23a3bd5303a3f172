export { containerViews, type DockerContainer, type DockerImage, imageViews } from './engine/views.ts'
export { createDockerMachine } from './machine.ts'
export type { DockerWorld } from './world.ts'
