import { pathWith, type Repository, variants } from '../repository.ts'

/** What releases of the JDK call themselves. */
const BUILDS: Readonly<Record<string, string>> = {
  '25.0.1': 'jdk-25.0.1+8',
  '21.0.9': 'jdk-21.0.9+10',
  '17.0.17': 'jdk-17.0.17+10',
  '11.0.29': 'jdk-11.0.29+7',
  '8u472': 'jdk8u472-b08',
}

export const eclipseTemurin: Repository = {
  config: { entrypoint: ['/__cacert_entrypoint.sh'], command: ['jshell'], env: ['JAVA_HOME=/opt/java/openjdk'] },
  variables: (version) => [
    pathWith('/opt/java/openjdk/bin'),
    'LANG=en_US.UTF-8',
    'LANGUAGE=en_US:en',
    'LC_ALL=en_US.UTF-8',
    ...(Object.hasOwn(BUILDS, version) ? [`JAVA_VERSION=${BUILDS[version] ?? ''}`] : []),
  ],
  variants: variants('latest,25 ubuntu 25.0.1 473 6 28', 'alpine alpine 25.0.1 371 6 28'),
  releases: '25.0.1, 21.0.9, 17.0.17, 11.0.29, 8u472 8',
  flavours: 'jdk jre noble jammy ubi9 minimal',
}
