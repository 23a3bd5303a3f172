import type { Container } from '../engine/model.ts'

/** What stands for the container in which a build runs a step; the engine never sees it. */
export function temporaryContainer(now: number): Container {
  return {
    id: '0'.repeat(64),
    name: 'build',
    image: '',
    imageId: '',
    argv: ['/bin/sh'],
    env: [],
    ports: [],
    exposed: [],
    mounts: [],
    networks: [],
    hostname: 'buildkitsandbox',
    workingDirectory: '',
    tty: false,
    autoRemove: true,
    restartPolicy: 'no',
    labels: {},
    stopSignal: 'SIGTERM',
    created: now,
    state: { type: 'running', startedAt: now, endsAt: undefined },
    log: [],
    files: undefined,
  }
}
