import { pathWith, type Repository, variants } from '../repository.ts'

export const maven: Repository = {
  config: {
    entrypoint: ['/usr/local/bin/mvn-entrypoint.sh'],
    command: ['mvn'],
    env: ['MAVEN_HOME=/usr/share/maven', 'MAVEN_CONFIG=/root/.m2'],
  },
  variables: () => [pathWith('/opt/java/openjdk/bin'), 'JAVA_HOME=/opt/java/openjdk'],
  variants: variants('latest ubuntu 3.9.11 530 10 21', 'alpine alpine 3.9.11 336 8 21'),
  releases: '3.9.11, 3.8.8, 3.6.3',
  flavours: 'eclipse temurin openjdk amazoncorretto jdk 8 11 17 21 25',
}
