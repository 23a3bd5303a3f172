import { type Repository, variants } from './repository.ts'

/** `name base version MB port,… command` */
const rows: readonly string[] = [
  'gitea/gitea alpine 1.25.1 178 22,3000 /usr/bin/s6-svscan /etc/s6',
  'grafana/grafana alpine 12.2.1 733 3000 grafana server',
  'prom/prometheus busybox 3.7.3 304 9090 /bin/prometheus --config.file=/etc/prometheus/prometheus.yml',
  'prom/node-exporter busybox 1.10.2 26.9 9100 /bin/node_exporter',
  'elasticsearch ubuntu 8.19.7 1260 9200,9300 eswrapper',
  'kibana ubuntu 8.19.7 1180 5601 kibana-docker',
  'logstash ubuntu 8.19.7 1210 5044,9600 logstash',
  'haproxy debian-slim 3.2.8 105 - haproxy -f /usr/local/etc/haproxy/haproxy.cfg',
  'tomcat ubuntu 11.0.14 413 8080 catalina.sh run',
  'jenkins/jenkins debian 2.528.2 489 8080,50000 jenkins.sh',
  'sonarqube ubuntu 25.11.0 1180 9000 sonar.sh',
  'ghost debian-slim 6.8.1 592 2368 node current/index.js',
  'drupal debian-slim 11.2.8 557 80 apache2-foreground',
  'joomla debian-slim 6.0.1 551 80 apache2-foreground',
  'matomo debian-slim 5.5.2 624 80 apache2-foreground',
  'phpmyadmin debian-slim 5.2.3 571 80 apache2-foreground',
  'mongo-express alpine 1.0.2 182 8081 mongo-express',
  'neo4j debian-slim 2025.10 579 7473,7474,7687 neo4j',
  'influxdb debian-slim 2.7.12 416 8086 influxd',
  'cassandra ubuntu 5.0.6 374 7000,7001,7199,9042,9160 cassandra -f',
  'couchdb debian-slim 3.5.1 211 4369,5984,9100 /opt/couchdb/bin/couchdb',
  'zookeeper ubuntu 3.9.4 321 2181,2888,3888,8080 zkServer.sh start-foreground',
  'apache/kafka alpine 4.1.1 398 9092 /etc/kafka/docker/run',
  'nats scratch 2.12.2 17.4 4222,6222,8222 /nats-server --config nats-server.conf',
  'eclipse-mosquitto alpine 2.0.22 13.6 1883 /usr/sbin/mosquitto -c /mosquitto/config/mosquitto.conf',
  'vault alpine 1.13.3 256 8200 server -dev',
  'consul alpine 1.15.4 155 8300,8301,8302,8500,8600 agent -dev -client 0.0.0.0',
  'portainer/portainer-ce scratch 2.33.3 298 8000,9000,9443 /portainer',
  'minio/minio busybox 2025.9 241 9000 minio',
  'keycloak/keycloak ubuntu 26.4.5 453 8080,8443 /opt/keycloak/bin/kc.sh',
  'jaegertracing/all-in-one alpine 1.75.0 84.1 16686 /go/bin/all-in-one-linux',
  'pihole/pihole debian-slim 2025.11 357 53,80,443 start.sh',
  'amazon/aws-cli debian 2.31.35 432 - /usr/local/bin/aws',
  'swaggerapi/swagger-ui alpine 5.30.2 121 8080 nginx',
  'dpage/pgadmin4 alpine 9.10 521 80,443 /entrypoint.sh',
]

function repositoryOf(row: string): readonly [string, Repository] {
  const [name = '', base = '', version = '', size = '', ports = '', ...command] = row.split(' ')
  const exposed = ports === '-' ? [] : ports.split(',').map((port) => `${port}/tcp`)
  const [major = ''] = version.split('.')
  const tags = [...new Set(['latest', major, version])].join(',')
  // a path is the image's entrypoint, behind which its options stand
  const entrypoint = command[0]?.startsWith('/') ? command.splice(0, 1) : []
  return [
    name,
    { config: { entrypoint, command, exposed }, variants: variants(`${tags} ${base} ${version} ${size} 6 30`) },
  ]
}

/** Images of which only the metadata is told: their programs say that they are not simulated. */
export const others: Readonly<Record<string, Repository>> = Object.fromEntries(rows.map(repositoryOf))

/** The main program of an image of which only the metadata is told, as its command names it. */
export function standInMain(repository: string): string | undefined {
  const { entrypoint = [], command = [] } = (Object.hasOwn(others, repository) && others[repository]?.config) || {}
  return entrypoint[0] ?? command[0]
}
