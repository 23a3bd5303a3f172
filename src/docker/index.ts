export type { BuildCache, CacheRecord } from './build/cache.ts'
export type { BuiltStep, ChangedInput, LastBuild, StepResult, CacheMiss } from './build/built-step.ts'
export { createChance } from '../base/chance.ts'
export { liveClock, standingClock } from '../host.ts'
export * from '../shell/index.ts'
export type {
  Attachment,
  Container,
  ContainerState,
  Engine,
  FilesInMemory,
  Health,
  Healthcheck,
  HealthResult,
  Image,
  ImageConfig,
  Layer,
  LogLine,
  Mount,
  Network,
  RunningState,
  PhysicalDriver,
  Subnet,
  Volume,
} from './engine/model.ts'
export type { PortMapping } from './engine/port-mapping.ts'
export type { HostSettings } from './engine/settings.ts'
export type { Reference as ImageReference } from './engine/reference.ts'
export { containerViews, type DockerContainer, type DockerImage, imageViews } from './engine/views.ts'
export type { Registry } from './catalogue/registry.ts'
export type { WebRequest, WebResponse } from '../linux/network.ts'
export type { Catalogue, RegistryAnswer } from './catalogue/catalogue.ts'
export { catalogueOf } from './catalogue/catalogue.ts'
export { type Base, type Repository, type Variant, variants } from './catalogue/repository.ts'
export { createMachine, type DockerOptions, type FirstContainer, type HeadlessOptions } from './headless.ts'
export type { HeadlessMachine } from '../linux/headless.ts'
// `DockerFacts` is what a course knows of any engine
export type { DockerFacts as DockerHostFacts } from './facts.ts'
export { createDockerMachine } from './machine.ts'
export type { DockerWorld } from './world.ts'
