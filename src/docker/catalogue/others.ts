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
  'docker.elastic.co/elasticsearch/elasticsearch ubuntu 8.19.7 1260 9200,9300 eswrapper',
  'docker.elastic.co/kibana/kibana ubuntu 8.19.7 1180 5601 kibana-docker',
  'docker.elastic.co/logstash/logstash ubuntu 8.19.7 1210 5044,9600 logstash',
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
  'minio/minio busybox 2025.9 241 9000 /usr/bin/minio',
  'cockroachdb/cockroach redhat 25.4.0 489 8080,26257 /cockroach/cockroach.sh',
  'keycloak/keycloak ubuntu 26.4.5 453 8080,8443 /opt/keycloak/bin/kc.sh',
  'jaegertracing/all-in-one alpine 1.75.0 84.1 16686 /go/bin/all-in-one-linux',
  'pihole/pihole debian-slim 2025.11 357 53,80,443 start.sh',
  'amazon/aws-cli debian 2.31.35 432 - /usr/local/bin/aws',
  'swaggerapi/swagger-ui alpine 5.30.2 121 8080 nginx',
  'dpage/pgadmin4 alpine 9.10 521 80,443 /entrypoint.sh',
  'perl debian 5.42.0 967 - perl -de0',
  'gcc debian 15.2.0 1450 - bash',
  'buildpack-deps debian 13.2 996 - bash',
  'openjdk debian 24-ea 500 - jshell',
  'gradle ubuntu 9.2.1 885 - gradle',
  'composer alpine 2.9.1 214 - composer',
  'elixir debian 1.19.3 1490 - iex',
  'erlang debian 28.1.1 1600 - erl',
  'julia debian-slim 1.12.1 585 - julia',
  'r-base debian 4.5.2 920 - R',
  'swift ubuntu 6.2.1 3220 - bash',
  'haskell debian 9.14.1 3480 - ghci',
  'clojure debian-slim 1.12.3 710 - lein repl',
  'pypy debian 3.11 1020 - pypy3',
  'docker alpine 29.0.2 362 2375,2376 sh',
  'solr ubuntu 9.10.0 610 8983 solr-foreground',
  'telegraf debian 1.36.4 488 8092,8094,8125 telegraf',
  'chronograf debian 1.10.8 225 8888 chronograf',
  'percona debian-slim 8.0.43 654 3306,33060 mysqld',
  'redmine debian-slim 6.1.0 625 3000 rails server -b 0.0.0.0',
  'rethinkdb debian-slim 2.4.4 184 8080,28015,29015 rethinkdb --bind all',
  'arangodb alpine 3.12.5 700 8529 arangod',
  'hashicorp/vault alpine 1.21.1 520 8200 server -dev',
  'hashicorp/consul alpine 1.22.0 254 8300,8301,8302,8500,8600 agent -dev -client 0.0.0.0',
  'mcr.microsoft.com/dotnet/sdk debian 8.0.416 870 - bash',
  'mcr.microsoft.com/dotnet/aspnet debian-slim 8.0.22 218 8080 bash',
  'mcr.microsoft.com/dotnet/runtime debian-slim 8.0.22 193 - bash',
  'gcr.io/distroless/static scratch 12 2.06 - -',
  'gcr.io/distroless/static-debian12 scratch 12 2.06 - -',
  'gcr.io/distroless/static-debian11 scratch 11 2.34 - -',
  'gcr.io/distroless/base scratch 12 20.7 - -',
  'gcr.io/distroless/base-debian12 scratch 12 20.7 - -',
  'gcr.io/distroless/base-debian11 scratch 11 20.4 - -',
  'gcr.io/distroless/cc-debian12 scratch 12 23.5 - -',
  'prakhar1989/catnip debian-slim 3.8 914 5000 python ./app.py',
  'prakhar1989/foodtrucks-web ubuntu 18.04 556 5000 python3 ./app.py',
  'docker/whalesay ubuntu 14.04 247 - /bin/bash',
  'training/webapp ubuntu 14.04 349 5000 python app.py',
  'nginxdemos/hello alpine 1.29.3 61.8 80 nginx -g "daemon off;"',
  'containous/whoami scratch 1.5.0 7.07 80 /whoami',
  'jwilder/whoami alpine 1.0 10.1 8000 /app/http',
  'dockersamples/visualizer alpine 3.14 148 8080 npm start',
  'crccheck/hello-world busybox 1.0 1.24 8000 httpd -f -v -p 8000',
  'tutum/hello-world alpine 3.12 17.8 80 /run.sh',
  'karthequian/helloworld ubuntu 14.04 241 80 nginx -g "daemon off;"',
  'kodekloud/simple-webapp alpine 3.8 84.8 8080 python /opt/app.py',
  'kodekloud/webapp-color alpine 3.8 84.8 8080 python /opt/app.py',
  'ealen/echo-server alpine 0.9.2 116 80 node build/webserver.js',
  'mendhak/http-https-echo alpine 37 152 8080,8443 node ./index.js',
  'kennethreitz/httpbin ubuntu 18.04 534 80 gunicorn -b 0.0.0.0:80 httpbin:app -k gevent',
  'archlinux redhat 2025.11 438 - /usr/bin/bash',
  'phpmyadmin/phpmyadmin debian-slim 5.2.3 571 80 apache2-foreground',
  'grafana/grafana-oss alpine 12.2.1 733 3000 grafana server',
  'grafana/loki busybox 3.6.0 124 3100 /usr/bin/loki -config.file=/etc/loki/local-config.yaml',
  'prom/alertmanager busybox 0.29.0 76.6 9093 /bin/alertmanager --config.file=/etc/alertmanager/alertmanager.yml',
  'gcr.io/cadvisor/cadvisor alpine 0.52.1 85.4 8080 /usr/bin/cadvisor -logtostderr',
  'google/cadvisor alpine 0.33.0 69.6 8080 /usr/bin/cadvisor -logtostderr',
  'sonatype/nexus3 redhat 3.86.2 703 8081 /opt/sonatype/nexus/bin/nexus run',
  'hashicorp/terraform alpine 1.14.0 137 - /bin/terraform',
  'varnish debian-slim 8.0.0 124 80,8443 /usr/local/bin/docker-varnish-entrypoint',
  'jetty ubuntu 12.1.4 328 8080 java -jar /usr/local/jetty/start.jar',
  'bitnami/redis debian-slim 8.2.1 196 6379 /opt/bitnami/scripts/redis/run.sh',
  'bitnami/postgresql debian-slim 17.6.0 301 5432 /opt/bitnami/scripts/postgresql/run.sh',
  'bitnami/nginx debian-slim 1.29.1 178 8080,8443 /opt/bitnami/scripts/nginx/run.sh',
  'bitnami/kafka debian-slim 4.0.0 492 9092 /opt/bitnami/scripts/kafka/run.sh',
  'confluentinc/cp-kafka redhat 7.5.0 848 9092 /etc/confluent/docker/run',
  'confluentinc/cp-zookeeper redhat 7.5.0 848 2181,2888,3888 /etc/confluent/docker/run',
  'mailhog/mailhog alpine 1.0.1 392 1025,8025 MailHog',
  'axllent/mailpit alpine 1.27.11 32.9 1025,8025 /mailpit',
  'odoo ubuntu 19.0 1930 8069,8071,8072 odoo',
  'groovy ubuntu 5.0.2 420 - groovysh',
  'docker/dockerfile scratch 1.20 14.5 - /bin/dockerfile-frontend',
  'docker/dockerfile-upstream scratch 1.20 14.5 - /bin/dockerfile-frontend',
  'alpine/git alpine 2.49.1 77.6 - git',
  'portainer/agent scratch 2.33.3 188 9001 /app/agent',
  'containrrr/watchtower scratch 1.7.1 14.7 8080 /watchtower',
  'homeassistant/home-assistant alpine 2025.11.2 2010 8123 /init',
  'nginxinc/nginx-unprivileged debian-slim 1.29.3 152 8080 nginx -g "daemon off;"',
  'jupyter/base-notebook ubuntu 7.0.6 988 8888 start-notebook.sh',
  'jupyter/scipy-notebook ubuntu 7.0.6 4140 8888 start-notebook.sh',
  'tensorflow/tensorflow ubuntu 2.20.0 2000 - bash',
  'localstack/localstack debian-slim 4.10.0 1170 4566,5678 docker-entrypoint.sh',
  'moby/buildkit alpine 0.26.1 224 - buildkitd',
  'hadolint/hadolint scratch 2.14.0 11.3 - /bin/hadolint -',
  'aquasec/trivy alpine 0.67.2 169 - trivy',
  'fluent/fluentd alpine 1.19.1 63.2 5140,24224 fluentd',
  'mysql/mysql-server redhat 8.0.32 548 3306,33060 mysqld',
  'mcr.microsoft.com/mssql/server ubuntu 16.0.4225.2 1610 1433 /opt/mssql/bin/sqlservr',
  'mcr.microsoft.com/dotnet/samples debian-slim 8.0.22 218 8080 ./aspnetapp',
  'quay.io/keycloak/keycloak redhat 26.4.5 453 8080,8443 /opt/keycloak/bin/kc.sh',
  'dockersamples/examplevotingapp_vote debian-slim 1.0 153 80 gunicorn app:app -b 0.0.0.0:80',
  'dockersamples/examplevotingapp_result debian-slim 1.0 237 80 node server.js',
  'dockersamples/examplevotingapp_worker debian-slim 1.0 189 - dotnet Worker.dll',
  'quay.io/prometheus/prometheus busybox 3.7.3 304 9090 /bin/prometheus --config.file=/etc/prometheus/prometheus.yml',
  'registry.k8s.io/pause scratch 3.10 0.74 - /pause',
]

/** The releases that Elastic's programs have together. */
const ELASTIC = '8.19.7, 9.2.1, 7.17.29, 6.8.23'

/** The releases that Grafana is asked for by. */
const GRAFANA = '12.2.1, 11.6.7, 10.4.19, 9.5.21, 8.5.27'

/** The releases that Prometheus is asked for by. */
const PROMETHEUS =
  'v3.7.3, v2.55.1, v2.54.1, v2.53.5, v2.52.1, v2.51.2, v2.50.1, v2.49.1, v2.48.1, v2.47.2, v2.46.0, v2.45.6, v2.44.0, v2.43.1, v2.42.0, v2.40.7, v2.37.9, v2.36.2, v2.30.4'

/** Further versions of those above, newest first, as `Repository.releases` has them, and the words of their tags. */
const further: Readonly<Record<string, readonly [releases: string, flavours?: string]>> = {
  'docker/dockerfile': ['1.20.0 experimental', 'labs'],
  'docker/dockerfile-upstream': ['1.20.0 experimental master', 'labs'],
  tomcat: ['11.0.14, 10.1.49, 9.0.112, 8.5.100', 'jdk8 jdk11 jdk17 jdk21 jdk25 jre8 jre11 jre17 jre21 temurin openjdk'],
  haproxy: ['3.2.8, 3.1.10, 3.0.12, 2.8.16, 2.6.23, 2.4.29, 2.3.21'],
  ghost: ['6.8.1, 5.130.5, 4.48.9'],
  drupal: ['11.2.8, 10.5.6, 9.5.11', 'apache fpm php8.3 php8.4'],
  joomla: ['6.0.1, 5.4.1, 4.4.14', 'apache fpm php8.3 php8.4'],
  sonarqube: ['25.11.0 community, 9.9.8 lts', 'community developer enterprise'],
  neo4j: ['2025.10, 5.26.16, 4.4.45', 'community enterprise'],
  influxdb: ['2.7.12, 1.12.2, 3.6.0 core'],
  cassandra: ['5.0.6, 4.1.10, 4.0.19, 3.11.19'],
  couchdb: ['3.5.1, 3.4.3, 2.3.1'],
  elasticsearch: [ELASTIC],
  kibana: [ELASTIC],
  logstash: [ELASTIC],
  'docker.elastic.co/elasticsearch/elasticsearch': [ELASTIC],
  'docker.elastic.co/kibana/kibana': [ELASTIC],
  'docker.elastic.co/logstash/logstash': [ELASTIC],
  phpmyadmin: ['5.2.3, 4.9.11', 'apache fpm'],
  'phpmyadmin/phpmyadmin': ['5.2.3, 4.9.11', 'apache fpm'],
  'jenkins/jenkins': ['2.528.2, 2.479.3, 2.426.3, 2.387.3', 'lts jdk11 jdk17 jdk21'],
  'gitea/gitea': ['1.25.1, 1.24.7, 1.23.8, 1.22.6, 1.21.11, 1.20.6, 1.19.4', 'rootless'],
  'grafana/grafana': [GRAFANA],
  'grafana/grafana-oss': [GRAFANA],
  'prom/prometheus': [PROMETHEUS],
  'quay.io/prometheus/prometheus': [PROMETHEUS],
  'prom/node-exporter': ['v1.10.2, v1.9.1, v1.8.2, v1.7.0, v1.6.1, v1.5.0, v1.3.1'],
  'prom/alertmanager': ['v0.29.0, v0.28.1, v0.27.0, v0.26.0, v0.25.1, v0.24.0'],
  'mcr.microsoft.com/mssql/server': ['2025, 2022, 2019, 2017', 'latest'],
  'moby/buildkit': ['v0.26.1', 'buildx stable 1 rootless'],
  'fluent/fluentd': ['v1.19.1, v1.18.0, v1.17.1, v1.16.9, v1.14.6, v1.12.4', 'debian 1'],
  'mysql/mysql-server': ['8.0.32, 5.7.41'],
  'registry.k8s.io/pause': ['3.10, 3.9, 3.8, 3.7, 3.6, 3.5'],
  'mcr.microsoft.com/dotnet/samples': ['8.0.22', 'aspnetapp dotnetapp'],
  'dockersamples/examplevotingapp_vote': ['1.0', 'before after'],
  'dockersamples/examplevotingapp_result': ['1.0', 'before after'],
  'portainer/portainer-ce': ['2.33.3, 2.27.9, 2.21.5, 2.20.3, 2.19.5', 'lts sts'],
  varnish: ['8.0.0, 7.7.3, 6.0.16', 'fresh stable old'],
  odoo: ['19.0, 18.0, 17.0, 16.0'],
  perl: ['5.42.0, 5.40.2, 5.38.4, 5.36.3, 5.34.3', 'threaded'],
  gcc: ['15.2.0, 14.3.0, 13.4.0, 12.5.0, 11.5.0, 10.5.0, 9.5.0, 4.9.4'],
  openjdk: ['24-ea, 21, 17.0.2, 11.0.16, 8u342 8', 'jdk jre oracle oraclelinux8'],
  gradle: ['9.2.1, 8.14.3, 7.6.6', 'jdk8 jdk11 jdk17 jdk21 jdk25'],
  composer: ['2.9.1, 1.10.28'],
  docker: ['29.0.2, 28.5.2, 27.5.1, 24.0.9', 'dind cli rootless git'],
  solr: ['9.10.0, 8.11.4'],
  percona: ['8.0.43, 5.7.44'],
  'mcr.microsoft.com/dotnet/sdk': ['8.0.416, 10.0.100, 9.0.308, 6.0.428', 'bookworm jammy noble'],
  'mcr.microsoft.com/dotnet/aspnet': ['8.0.22, 10.0.0, 9.0.11, 6.0.36', 'bookworm jammy noble chiseled'],
  'mcr.microsoft.com/dotnet/runtime': ['8.0.22, 10.0.0, 9.0.11, 6.0.36', 'bookworm jammy noble chiseled'],
}

/** The words that tags of distroless images are. */
const DISTROLESS = ['nonroot', 'debug', 'debug-nonroot', 'latest-amd64']

/** How many layers an image has above its distribution's. */
const layersOf = (name: string): number => (name.startsWith('docker/dockerfile') ? 1 : 6)

function repositoryOf(row: string): readonly [string, Repository] {
  const [name = '', base = '', version = '', size = '', ports = '', ...command] = row.split(' ')
  const exposed = ports === '-' ? [] : ports.split(',').map((port) => `${port}/tcp`)
  const [major = ''] = version.split('.')
  const more = name.startsWith('gcr.io/distroless/') ? DISTROLESS : []
  const tags = [...new Set(['latest', major, version, ...more])].join(',')
  const [releases, flavours = ''] = further[name] ?? []
  // a path is the image's entrypoint, behind which its options stand
  const entrypoint = command[0]?.startsWith('/') ? command.splice(0, 1) : []
  return [
    name,
    {
      config: { entrypoint, command: command[0] === '-' ? [] : command, exposed },
      variants: variants(`${tags} ${base} ${version} ${size} ${layersOf(name)} 30`),
      ...(releases !== undefined && { releases, flavours }),
    },
  ]
}

/** Images of which only the metadata is told: their programs say that they are not simulated. */
export const others: Readonly<Record<string, Repository>> = Object.fromEntries(rows.map(repositoryOf))

/** Main programs that an image has from its distribution. */
const OF_DISTRIBUTIONS: ReadonlySet<string> = new Set(['bash', 'sh', 'perl'])

/** Whether an image of which only the metadata is told listens at ports. */
export const standInServes = (repository: string): boolean =>
  Object.hasOwn(others, repository) && (others[repository]?.config?.exposed ?? []).length > 0

/** The main program of an image of which only the metadata is told, as its command names it. */
export function standInMain(repository: string): string | undefined {
  const { entrypoint = [], command = [] } = (Object.hasOwn(others, repository) && others[repository]?.config) || {}
  const main = entrypoint[0] ?? command[0]
  return main === undefined || OF_DISTRIBUTIONS.has(main) ? undefined : main
}
