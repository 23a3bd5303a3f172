import { findVolume } from './lookup.ts'
import type { Engine, Outcome, Volume } from './model.ts'
import { done, refused } from './model.ts'

/** The most that a directory's name may have. */
const NAME_MAX = 255
const VOLUME_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/

type NewVolume = Omit<Volume, 'created'>

/** Makes a volume; one of that name that is there already is kept as it is. */
export function createVolume(engine: Engine, volume: NewVolume, now: number): Outcome<Volume> {
  const { name } = volume
  if (name.length === 1) return refused({ type: 'volume-name-short', volume: name })
  if (!VOLUME_NAME.test(name)) return refused({ type: 'invalid-volume-name', volume: name })
  if (name.length > NAME_MAX) return refused({ type: 'volume-name-long', volume: name })
  const existing = engine.volumes.find((other) => other.name === name)
  if (existing) return done(engine, existing)
  const made: Volume = { ...volume, created: now }
  return done({ ...engine, volumes: [...engine.volumes, made] }, made)
}

/** The ids of the containers, running or not, that mount a volume. */
export function volumeUsers(engine: Engine, name: string): readonly string[] {
  return engine.containers
    .filter((container) => container.mounts.some((mount) => mount.type === 'volume' && mount.source === name))
    .map((container) => container.id)
}

export function removeVolume(engine: Engine, name: string): Outcome<Volume> {
  const found = findVolume(engine, name)
  if (found.type === 'refused') return found
  const by = volumeUsers(engine, name)
  if (by.length > 0) return refused({ type: 'volume-in-use', volume: name, by })
  return done({ ...engine, volumes: engine.volumes.filter((volume) => volume !== found.value) }, found.value)
}

/** Removes the volumes that no container uses: those without a name, or `all` of them. */
export function pruneVolumes(
  engine: Engine,
  all: boolean,
  chosen: (volume: Volume) => boolean = () => true,
): { readonly engine: Engine; readonly removed: readonly Volume[] } {
  const unused = engine.volumes.filter(
    (volume) => (all || volume.anonymous) && chosen(volume) && volumeUsers(engine, volume.name).length === 0,
  )
  return {
    engine: { ...engine, volumes: engine.volumes.filter((volume) => !unused.includes(volume)) },
    removed: unused,
  }
}
