import { type Repository, variants } from '../repository.ts'

export const eclipseTemurin: Repository = {
  config: { entrypoint: ['/__cacert_entrypoint.sh'], command: ['jshell'], env: ['JAVA_HOME=/opt/java/openjdk'] },
  variants: variants('latest,25 ubuntu 25.0.1 473 6 28', 'alpine alpine 25.0.1 371 6 28'),
  releases: '25.0.1, 21.0.9, 17.0.17, 11.0.29, 8u472 8',
  flavours: 'jdk jre noble jammy ubi9 minimal',
}
