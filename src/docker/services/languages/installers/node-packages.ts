/** Packages of npm that can be installed, each with its newest version. */
export const nodePackages = `
@angular/cli=22.2.7 @angular/core=22.2.6 @apollo/server=5.5.1 @aws-sdk/client-s3=3.1169.0 @babel/core=8.1.2 @elastic/elasticsearch=9.5.1
@faker-js/faker=10.6.0 @hapi/hapi=21.4.10 @mikro-orm/core=7.2.2 @nestjs/cli=12.0.8 @nestjs/common=12.5.1 @nestjs/core=12.5.1 @prisma/client=7.10.0
@remix-run/node=2.17.5 @swc/core=1.16.22 @types/bcrypt=6.0.0 @types/cors=2.8.19 @types/express=5.0.6 @types/jest=30.0.0 @types/jsonwebtoken=9.0.10
@types/mongoose=5.11.97 @types/morgan=1.9.10 @types/node=26.6.6 @types/pg=8.23.1 @types/react=19.3.0 @types/react-dom=19.3.0
@typescript-eslint/parser=8.73.0 @vitejs/plugin-react=6.3.0 @vue/cli=5.0.9 abbrev=5.0.0 abort-controller=3.0.0 accepts=2.0.0 acorn=8.19.0
acorn-jsx=5.3.2 acorn-walk=8.3.5 agent-base=9.0.0 aggregate-error=5.1.0 ajv=8.20.0 ajv-formats=3.0.1 ajv-keywords=5.1.0 amqplib=2.3.1 angular=1.8.3
ansi-align=3.0.1 ansi-colors=4.1.3 ansi-escapes=7.3.0 ansi-regex=6.6.0 ansi-styles=7.0.0 any-promise=1.3.0 anymatch=3.1.3 apollo-server=3.13.0
arch=3.0.0 arg=5.0.2 argparse=3.0.4 aria-query=5.3.2 array-buffer-byte-length=1.0.2 array-flatten=3.0.0 array-includes=3.2.0 array-union=3.0.1
array.prototype.findlastindex=1.2.6 array.prototype.flat=1.3.3 array.prototype.flatmap=1.3.3 arraybuffer.prototype.slice=1.0.4 arrify=3.0.0
assertion-error=2.0.1 ast-types=0.16.3 astro=7.3.5 async=3.2.6 async-function=1.0.0 asynckit=0.5.0 autoprefixer=10.6.2 ava=8.1.2
available-typed-arrays=1.0.7 aws-sdk=2.1693.0 axe-core=4.14.1 axios=1.21.1 babel-jest=30.5.2 babel-loader=10.1.1 babel-plugin-istanbul=8.0.2
babel-plugin-jest-hoist=30.5.0 babel-plugin-polyfill-corejs2=0.4.17 babel-plugin-polyfill-corejs3=1.0.0 babel-plugin-polyfill-regenerator=1.0.0
babel-preset-current-node-syntax=1.2.0 babel-preset-jest=30.5.0 balanced-match=5.0.0 base64-js=1.5.1 baseline-browser-mapping=2.11.38 bcrypt=6.0.0
bcryptjs=3.0.3 better-sqlite3=13.2.0 bignumber.js=11.1.5 binary-extensions=3.2.0 bl=7.0.13 bluebird=3.7.2 bn.js=5.2.5 body-parser=2.4.0
bookshelf=1.2.0 boolbase=2.0.0 bootstrap=5.3.8 boxen=9.0.0 brace-expansion=5.0.13 braces=3.0.3 browser-sync=3.0.4 browserslist=4.29.6 bser=2.1.2
buffer=6.0.3 buffer-crc32=1.0.0 buffer-equal-constant-time=1.0.1 buffer-from=1.1.2 bull=4.16.5 bullmq=6.7.0 bunyan=2.0.5 bytes=3.1.2 cacache=21.0.2
call-bind=1.0.9 call-bind-apply-helpers=1.0.2 call-bound=1.0.4 callsites=4.2.0 camelcase=10.0.0 caniuse-lite=1.0.30001826 cassandra-driver=4.10.0
chai=6.3.0 chalk=6.0.1 char-regex=2.0.2 chardet=2.2.0 chart.js=4.6.1 check-error=2.1.3 cheerio=1.2.0 chokidar=6.0.0 chownr=3.0.0 ci-info=4.5.0
cjs-module-lexer=2.3.0 clean-stack=6.0.0 cli-boxes=4.0.1 cli-cursor=5.0.0 cli-spinners=3.4.0 cli-truncate=6.2.0 cli-width=4.1.0 cliui=9.0.1
clone=2.1.2 clsx=2.1.1 co=4.6.0 collect-v8-coverage=1.0.3 color=5.0.3 color-convert=3.1.3 color-name=2.1.1 color-string=2.1.4 colorette=2.0.20
combined-stream=1.0.8 commander=15.1.0 compressible=2.0.18 compression=1.8.2 concat-map=0.0.2 concurrently=10.0.7 config=5.0.1 connect-flash=0.1.1
connect-mongo=6.0.0 connect-pg-simple=10.0.0 connect-redis=10.0.0 content-disposition=3.0.0 content-type=3.1.1 convert-source-map=2.0.0 convict=6.2.5
cookie=2.0.2 cookie-parser=1.4.7 cookie-session=2.1.1 cookie-signature=1.2.2 core-js=3.51.0 core-js-compat=3.51.0 core-util-is=1.0.3 cors=2.8.6
cosmiconfig=10.0.1 cowsay=1.6.0 create-react-app=5.1.0 create-require=1.1.1 cross-env=10.1.0 cross-spawn=7.0.6 css-loader=7.1.5 css-select=7.0.0
css-tree=3.2.1 css-what=8.0.0 cssesc=3.0.0 cssom=0.5.0 cssstyle=6.2.0 csstype=3.2.4 csurf=1.11.0 csv-parse=7.0.3 csv-parser=3.2.1 cypress=15.3.0
d3=7.9.2 d3-array=3.2.5 data-uri-to-buffer=8.0.0 data-urls=8.0.0 data-view-buffer=1.0.2 data-view-byte-length=1.0.2 data-view-byte-offset=1.0.1
date-fns=4.4.0 dayjs=1.11.23 debug=4.4.3 decamelize=7.0.0 decimal.js=10.6.0 decompress-response=10.0.0 dedent=1.7.2 deep-eql=5.0.2 deep-extend=0.6.0
deep-is=0.1.4 deepmerge=4.3.1 defaults=3.0.0 define-data-property=1.1.4 define-lazy-prop=3.0.0 define-properties=1.2.1 define-property=2.0.2
delayed-stream=1.0.0 depd=2.0.0 dequal=2.0.3 destroy=1.2.0 detect-libc=2.1.2 detect-newline=4.0.1 diff=9.0.0 diff-sequences=29.6.3 dir-glob=3.0.1
discord.js=14.28.1 dockerlint=0.3.9 dockerode=5.0.1 doctrine=3.0.0 dom-accessibility-api=0.7.1 dom-serializer=3.1.1 domelementtype=3.0.0
domhandler=6.0.1 domutils=4.0.2 dot-prop=10.2.0 dotenv=18.0.10 dunder-proto=1.0.1 eastasianwidth=0.3.0 ecdsa-sig-formatter=1.0.11 ee-first=1.1.1
ejs=7.0.2 electron=45.3.4 electron-to-chromium=1.5.488 emittery=2.2.0 emoji-regex=11.0.0 encodeurl=3.0.1 end-of-stream=1.4.5 enhanced-resolve=5.27.0
entities=9.0.0 env-paths=4.0.0 envalid=8.2.0 error-ex=1.3.4 es-abstract=1.24.2 es-define-property=1.0.1 es-errors=1.3.0 es-iterator-helpers=1.4.0
es-module-lexer=3.0.5 es-object-atoms=1.1.2 es-set-tostringtag=2.1.0 es-shim-unscopables=1.1.0 es-to-primitive=1.3.4 esbuild=0.28.2 escalade=3.2.0
escape-html=1.0.3 escape-string-regexp=5.0.0 escodegen=2.1.0 eslint=10.15.0 eslint-config-airbnb=19.0.4 eslint-config-prettier=10.1.8
eslint-import-resolver-node=0.4.0 eslint-import-resolver-typescript=4.4.5 eslint-module-utils=2.14.0 eslint-plugin-import=2.32.0
eslint-plugin-react=7.37.5 eslint-plugin-react-hooks=7.1.1 eslint-scope=9.1.2 eslint-visitor-keys=5.0.1 espree=11.2.0 esprima=4.0.1 esquery=1.7.0
esrecurse=4.3.0 estraverse=5.3.0 estree-walker=3.0.3 esutils=2.0.3 etag=1.8.1 event-target-shim=6.0.2 eventemitter3=5.0.4 events=3.3.0 exceljs=4.4.0
execa=10.2.1 expect=30.5.2 express=5.3.0 express-async-errors=3.1.1 express-async-handler=1.2.0 express-fileupload=1.5.2 express-generator=4.16.1
express-graphql=0.12.0 express-handlebars=9.0.1 express-http-proxy=2.1.2 express-jwt=8.5.1 express-mongo-sanitize=2.2.0 express-promise-router=4.1.1
express-rate-limit=8.7.4 express-session=1.19.0 express-slow-down=3.1.1 express-validator=7.3.2 express-ws=5.0.2 extend=3.0.2 extend-shallow=3.0.2
fast-csv=5.0.8 fast-deep-equal=3.1.3 fast-glob=3.3.3 fast-json-stable-stringify=2.1.0 fast-levenshtein=3.0.0 fast-uri=4.2.3 fast-xml-parser=5.12.1
fastify=5.12.8 fastq=1.20.3 fb-watchman=2.0.4 fdir=6.5.0 figlet=1.12.0 figures=6.1.0 file-entry-cache=11.1.5 file-loader=6.2.0 file-type=22.3.0
fill-range=7.1.1 finalhandler=2.1.1 find-cache-dir=6.0.0 find-up=8.0.0 firebase=12.19.0 firebase-admin=14.5.1 flat-cache=6.1.23 flatted=3.4.4
follow-redirects=1.16.3 for-each=0.3.5 foreground-child=4.0.3 forever=4.0.3 form-data=4.0.6 formidable=3.5.4 forwarded=0.2.0 fraction.js=5.3.4
fresh=2.0.0 fs-extra=11.4.1 fs-minipass=3.0.3 fs.realpath=1.0.0 function-bind=1.1.2 function.prototype.name=1.2.0 functions-have-names=1.2.3
gatsby=5.16.1 gaxios=8.3.3 gcp-metadata=9.2.3 generator-function=2.0.1 gensync=0.1.0 get-caller-file=2.0.5 get-intrinsic=1.3.1 get-package-type=0.1.0
get-proto=1.0.1 get-stream=9.0.1 get-symbol-description=1.1.0 get-tsconfig=4.14.3 ghost-cli=1.32.5 glob=14.0.6 glob-parent=6.0.2 glob-to-regexp=0.4.1
globals=17.14.0 globalthis=1.0.4 globby=16.2.4 google-auth-library=11.3.4 gopd=1.2.0 got=16.1.0 graceful-fs=4.2.12 graphemer=1.4.0 graphql=17.1.0
grunt=1.6.3 gtoken=8.0.0 gulp=5.0.1 handlebars=4.7.10 has-bigints=1.1.0 has-flag=5.0.1 has-property-descriptors=1.0.2 has-proto=1.2.0
has-symbols=1.1.0 has-tostringtag=1.0.2 hasown=2.0.4 hbs=4.3.1 he=2.0.0 hello-world-npm=1.1.1 helmet=8.3.0 hexo=8.1.2 highlight.js=11.12.0
hosted-git-info=10.1.1 hpp=0.2.3 html-encoding-sniffer=7.0.0 html-escaper=3.0.3 html-webpack-plugin=5.6.8 htmlparser2=12.0.0
http-cache-semantics=4.3.0 http-errors=2.0.1 http-proxy=1.18.1 http-proxy-agent=9.1.0 http-proxy-middleware=4.2.1 http-server=14.1.1
https-proxy-agent=9.1.0 human-signals=8.0.1 husky=9.1.7 iconv-lite=0.7.3 ieee754=1.2.1 ignore=7.0.16 immutable=5.2.1 import-fresh=4.0.1
import-local=3.2.0 imurmurhash=0.1.4 indent-string=6.0.0 inflight=1.0.6 influx=5.12.0 inherits=2.0.4 ini=7.0.0 inquirer=14.2.5 internal-slot=1.1.0
ioredis=6.0.0 ip-address=10.7.6 ipaddr.js=2.5.0 is-arguments=1.2.0 is-array-buffer=3.0.5 is-arrayish=0.3.4 is-async-function=2.1.1 is-bigint=1.1.0
is-binary-path=3.0.0 is-boolean-object=1.2.2 is-buffer=2.0.5 is-callable=1.2.7 is-core-module=2.18.0 is-data-view=1.0.2 is-date-object=1.1.0
is-descriptor=3.1.2 is-docker=4.0.0 is-even=1.0.0 is-extendable=1.0.1 is-extglob=2.1.1 is-finalizationregistry=1.1.1 is-fullwidth-code-point=5.1.0
is-generator-fn=3.0.0 is-generator-function=1.1.2 is-glob=4.0.3 is-interactive=2.0.0 is-map=2.0.3 is-negative-zero=2.0.3 is-number=7.0.0
is-number-object=1.1.1 is-obj=3.0.0 is-odd=3.0.1 is-path-inside=4.0.0 is-plain-obj=4.1.0 is-plain-object=5.1.0 is-potential-custom-element-name=1.0.1
is-promise=4.0.0 is-regex=1.2.1 is-set=2.0.3 is-shared-array-buffer=1.0.4 is-stream=4.0.1 is-string=1.1.1 is-symbol=1.1.1 is-typed-array=1.1.15
is-typedarray=1.0.0 is-unicode-supported=2.1.0 is-weakmap=2.0.2 is-weakref=1.1.1 is-weakset=2.0.4 is-wsl=3.1.1 isarray=2.0.5 isexe=4.0.0
isobject=4.1.1 istanbul-lib-coverage=3.2.2 istanbul-lib-instrument=6.0.3 istanbul-lib-report=3.0.1 istanbul-lib-source-maps=5.0.6
istanbul-reports=3.2.0 jackspeak=4.2.3 jasmine=7.0.0 jest=30.5.2 jest-changed-files=30.5.1 jest-circus=30.5.2 jest-cli=30.5.2 jest-config=30.5.2
jest-diff=30.5.2 jest-docblock=30.5.0 jest-each=30.5.2 jest-environment-node=30.5.2 jest-get-type=29.6.3 jest-haste-map=30.5.1
jest-leak-detector=30.5.1 jest-matcher-utils=30.5.2 jest-message-util=30.5.1 jest-mock=30.5.2 jest-pnp-resolver=1.2.3 jest-regex-util=30.5.0
jest-resolve=30.5.1 jest-resolve-dependencies=30.5.2 jest-runner=30.5.2 jest-runtime=30.5.2 jest-snapshot=30.5.2 jest-util=30.5.1 jest-validate=30.5.1
jest-watcher=30.5.2 jest-worker=30.5.1 jiti=2.7.0 joi=18.3.2 jose=6.2.17 jquery=4.0.0 js-tokens=10.0.0 js-yaml=5.5.0 jsbn=1.1.0 jsdom=31.0.1
jsesc=3.1.0 json-buffer=3.0.1 json-parse-even-better-errors=6.0.0 json-schema-traverse=1.0.0 json-server=0.17.4
json-stable-stringify-without-jsonify=1.0.1 json-stringify-safe=5.0.1 json5=2.2.3 jsonc-parser=3.3.1 jsonfile=6.2.1 jsonwebtoken=9.0.3
jsx-ast-utils=3.3.5 jwa=2.0.1 jws=4.0.1 kafkajs=2.2.4 karma=6.4.4 keyv=6.1.0 kind-of=6.0.3 kleur=4.1.5 knex=3.3.0 knex-cli=1.0.2 koa=3.2.1
left-pad=1.3.0 less=4.9.1 leven=4.1.0 levn=0.4.1 lightningcss-linux-x64-musl=1.33.0 lilconfig=3.1.5 lines-and-columns=2.0.4 lint-staged=17.6.1
liquidjs=10.30.1 listr2=11.4.0 lit=3.3.3 live-server=1.2.2 loader-runner=4.3.2 loader-utils=3.3.1 localtunnel=2.0.2 locate-path=8.0.0 lodash=4.18.1
lodash.debounce=4.0.8 lodash.isplainobject=4.0.6 lodash.isstring=4.0.1 lodash.merge=4.6.2 lodash.once=4.1.1 log-symbols=7.0.1 log-update=8.0.0
log4js=6.9.1 long=5.3.2 loopback=3.28.0 loose-envify=1.4.0 loupe=3.2.1 lower-case=3.0.0 lru-cache=11.5.3 magic-string=1.4.5 make-dir=5.1.0
make-error=1.3.6 makeerror=1.0.12 markdown-it=15.0.3 marked=18.2.1 math-intrinsics=1.1.0 mathjs=15.2.0 mdn-data=2.37.2 media-typer=2.0.0
memcached=2.2.2 meow=14.1.0 merge-descriptors=2.0.0 merge-stream=2.0.0 merge2=1.4.1 meteor=3.5.2 method-override=3.0.0 methods=1.1.2 micromatch=4.0.8
mikro-orm=7.2.1 mime=4.1.2 mime-db=1.54.0 mime-types=3.0.2 mimic-fn=5.0.0 mimic-response=4.0.0 min-indent=1.0.1 minimatch=11.0.9 minimist=1.2.8
minipass=7.1.3 minizlib=3.1.0 mkdirp=3.0.1 mobx=7.1.3 mocha=12.0.3 moment=2.31.0 mongodb=7.8.0 mongoose=9.12.1 mongoose-paginate-v2=1.9.5
mongoose-unique-validator=6.1.1 morgan=1.12.1 morgan-body=2.6.9 mqtt=5.16.0 ms=2.1.3 mssql=12.7.14 multer=2.5.0 mustache=4.2.0 mute-stream=4.0.0
mysql=2.18.1 mysql-import=5.0.26 mysql2=3.24.5 mz=2.7.0 nanoid=6.0.2 nats=2.29.3 natural-compare=1.4.0 nconf=0.13.0 negotiator=1.1.0 neo-async=2.6.2
neo4j-driver=6.3.0 newrelic=14.5.1 next=16.4.6 ngrok=4.3.3 no-case=4.0.0 node-addon-api=8.9.2 node-cron=4.6.0 node-fetch=3.3.2 node-gyp=13.1.0
node-int64=0.4.0 node-pre-gyp=0.17.0 node-redis=0.1.7 node-releases=2.0.65 nodemailer=10.6.0 nodemon=3.1.14 nopt=10.0.1 normalize-package-data=9.0.0
normalize-path=3.0.0 normalize-url=10.0.0 npm=12.2.0 npm-run-path=6.0.0 nth-check=3.0.1 numeral=2.0.6 nunjucks=3.2.4 nuxt=4.5.2 nwsapi=2.2.28
nyc=18.0.0 object-assign=4.1.1 object-hash=3.0.0 object-inspect=1.13.4 object-keys=1.1.1 object.assign=4.1.7 object.entries=1.1.9
object.fromentries=2.0.8 object.groupby=1.0.3 object.values=1.2.1 objection=3.1.5 on-finished=2.4.2 on-headers=1.1.0 once=1.4.0 onetime=8.0.0
open=11.0.4 opossum=10.0.0 optionator=0.9.4 ora=9.4.1 oracledb=26.0.0 own-keys=1.0.2 p-limit=7.3.3 p-locate=7.0.0 p-map=7.1.1 p-queue=10.0.0
p-try=3.0.0 package-json-from-dist=1.0.1 pako=3.0.3 parcel=2.16.4 parent-module=3.2.0 parse-json=8.3.0 parse5=8.1.1 parseurl=1.3.3 passport=0.7.0
passport-github2=0.1.12 passport-google-oauth20=2.0.0 passport-jwt=4.0.1 passport-local=1.0.0 path-exists=5.0.0 path-is-absolute=2.0.0 path-key=4.0.0
path-parse=1.0.7 path-scurry=3.0.0 path-to-regexp=9.0.0 path-type=6.0.0 pathe=2.0.3 pathval=2.0.1 pdfkit=0.20.2 pg=8.23.1 pg-hstore=2.3.4
pg-promise=12.7.1 picocolors=1.1.1 picomatch=4.0.7 pify=6.1.0 pinia=4.1.0 pino=10.4.0 pirates=4.0.7 pkg-dir=9.0.0 playwright=1.65.1
playwright-core=1.65.1 pm2=7.0.4 pnpm=12.21.0 possible-typed-array-names=1.1.0 postcss=8.5.33 postcss-load-config=6.0.1 postcss-selector-parser=7.2.1
postcss-value-parser=4.2.0 preact=11.2.0 prelude-ls=1.2.1 prettier=3.10.1 pretty-format=30.5.1 prisma=7.10.1 proc-log=7.0.0 process=0.11.10
process-nextick-args=2.0.1 prom-client=15.1.3 prompts=2.4.2 prop-types=15.8.1 protobufjs=8.8.1 proxy-addr=2.0.8 proxy-from-env=2.1.0 psl=1.15.0
pug=3.0.4 pump=3.0.4 punycode=2.3.1 puppeteer=25.16.0 pure-rand=8.4.2 q=2.0.3 qrcode=1.5.4 qs=6.17.1 querystringify=2.2.0 queue-microtask=1.2.3
quick-lru=7.3.0 ramda=0.32.0 randombytes=2.1.0 range-parser=1.3.0 raw-body=4.0.0 rc=1.2.8 react=19.3.1 react-dom=19.3.1 react-is=19.3.1
react-refresh=0.19.0 react-router-dom=7.18.5 react-scripts=5.0.1 read-pkg=10.1.0 read-pkg-up=11.0.0 readable-stream=4.8.0 readdirp=5.1.1 redent=4.0.0
redis=6.3.1 redis-om=0.4.7 redux=5.0.1 reflect.getprototypeof=1.0.10 regenerate-unicode-properties=10.3.0 regenerator-runtime=0.14.1
regexp.prototype.flags=1.5.4 regexpu-core=6.5.4 registry-auth-token=5.1.1 registry-url=7.2.0 regjsparser=0.14.1 remix=2.17.5 request=2.88.2
request-promise=4.2.6 require-directory=2.1.1 require-from-string=2.0.2 requires-port=1.0.0 resolve=1.22.14 resolve-cwd=3.0.0 resolve-from=5.0.0
resolve-pkg-maps=1.0.0 resolve.exports=2.0.4 response-time=2.3.4 restore-cursor=5.1.0 retry=0.13.1 reusify=1.1.0 rfdc=1.4.1 rimraf=6.1.4 rollup=4.68.5
run-async=4.0.6 run-parallel=1.2.0 rxjs=7.8.2 safe-array-concat=1.1.4 safe-buffer=5.2.1 safe-push-apply=1.0.0 safe-regex-test=1.1.0
safe-stable-stringify=3.0.0 safer-buffer=2.1.2 sails=1.5.18 sass=1.108.2 sax=1.6.1 saxes=6.0.0 scheduler=0.28.0 schema-utils=4.8.3
selenium-webdriver=4.49.0 semver=7.8.6 send=1.2.1 sequelize=6.37.8 sequelize-cli=6.6.5 serialize-javascript=7.1.4 serve=14.2.7 serve-static=2.2.1
set-blocking=2.0.0 set-function-length=1.2.2 set-function-name=2.0.2 set-proto=1.0.0 setimmediate=1.0.5 setprototypeof=1.2.0 sharp=0.35.5
shebang-command=2.0.0 shebang-regex=4.0.0 shell-quote=1.12.0 shortid=2.2.17 side-channel=1.1.1 side-channel-list=1.0.1 side-channel-map=1.0.1
side-channel-weakmap=1.0.2 signal-exit=4.1.0 sinon=22.1.0 sisteransi=2.0.0 slash=5.1.0 slice-ansi=10.0.1 slugify=1.6.9 smart-buffer=4.2.0
socket.io=4.8.4 socket.io-client=4.8.4 socks=2.8.10 socks-proxy-agent=10.1.0 solid-js=1.9.19 source-map=0.8.0 source-map-js=1.2.2
source-map-support=0.5.21 spdx-correct=3.2.0 spdx-exceptions=2.5.0 spdx-expression-parse=5.0.0 spdx-license-ids=3.0.24 split2=4.2.0 sprintf-js=1.1.3
sqlite3=6.0.1 ssri=14.0.0 stack-utils=2.0.6 statsd-client=0.4.7 statuses=2.0.2 std-env=4.3.0 stop-iteration-iterator=1.1.0 strapi=3.6.11
string-length=7.0.1 string-width=9.0.0 string.prototype.matchall=4.1.0 string.prototype.trim=1.2.11 string.prototype.trimend=1.0.10
string.prototype.trimstart=1.0.8 string_decoder=1.3.0 strip-ansi=7.2.0 strip-bom=5.0.0 strip-final-newline=4.0.0 strip-indent=4.1.1
strip-json-comments=5.1.0 stripe=23.1.0 strnum=2.5.1 style-loader=4.0.0 styled-components=6.6.0 superagent=10.4.2 superstruct=2.0.2 supertest=7.3.2
supports-color=11.0.0 supports-preserve-symlinks-flag=1.0.0 svelte=5.57.3 swagger-ui-express=5.0.1 swc=1.0.11 symbol-tree=3.2.4 tailwindcss=4.3.5
tap=21.8.0 tapable=2.3.4 tar=7.5.23 tar-fs=3.1.3 tar-stream=3.2.2 tedious=20.3.9 telecom-mas-agent=1.0.12 telegraf=4.16.3 terser=5.51.2
terser-webpack-plugin=5.6.1 test-exclude=8.0.0 testcontainers=12.2.0 text-table=0.2.0 thenify=3.3.1 thenify-all=1.6.0 three=0.187.0 through=2.3.8
through2=5.0.12 tiny-invariant=1.3.3 tinyexec=1.3.1 tinyglobby=0.2.17 tinyrainbow=3.2.0 tmp=0.2.7 tmpl=1.0.5 to-regex-range=5.0.1 toidentifier=1.0.1
tough-cookie=6.1.0 tr46=7.0.0 ts-api-utils=2.5.0 ts-jest=29.4.15 ts-node=10.9.2 tsconfig-paths=4.2.0 tslib=2.9.1 tsx=4.23.15 tunnel-agent=0.6.0
twilio=6.2.0 type-check=0.4.0 type-detect=4.1.0 type-fest=5.10.0 type-is=3.0.0 typed-array-buffer=1.0.3 typed-array-byte-length=1.0.3
typed-array-byte-offset=1.0.5 typed-array-length=1.0.8 typeorm=1.1.1 typeorm-cli=1.0.7 typescript=7.0.2 typescript-eslint=8.73.0 uglify-js=3.19.3
unbox-primitive=1.1.0 underscore=1.13.8 undici=8.12.4 undici-types=8.12.4 unicode-canonical-property-names-ecmascript=3.0.0
unicode-match-property-value-ecmascript=2.2.1 unicode-property-aliases-ecmascript=3.0.0 unique-filename=6.0.0 unique-slug=7.0.0 unist-util-is=6.0.1
unist-util-visit-parents=6.1.0 universalify=2.0.1 unpipe=1.0.0 update-browserslist-db=1.4.0 uri-js=4.4.1 url-parse=1.5.10
use-sync-external-store=1.7.0 util=0.12.5 util-deprecate=1.0.2 utils-merge=1.0.1 uuid=14.0.3 v8-compile-cache-lib=3.0.1 v8-to-istanbul=9.3.0
validate-npm-package-license=3.0.4 validator=13.15.35 vary=1.1.2 vite=8.3.8 vitest=5.1.0 vue=3.5.45 vue-router=5.5.1 vuex=4.1.0
w3c-xmlserializer=6.0.0 wait-on=9.5.1 wait-port=1.1.0 walker=1.0.8 watchpack=2.6.4 wcwidth=1.0.1 web-streams-polyfill=4.3.0 webdriverio=9.32.0
webidl-conversions=8.0.1 webpack=5.112.2 webpack-cli=7.3.1 webpack-dev-server=6.1.0 webpack-sources=3.7.0 whatwg-encoding=3.1.1 whatwg-mimetype=5.0.0
whatwg-url=17.3.0 which=7.0.0 which-boxed-primitive=1.1.1 which-builtin-type=1.2.1 which-collection=1.0.2 which-typed-array=1.1.24 widest-line=6.0.0
winston=3.19.0 word-wrap=1.2.5 wordwrap=1.0.0 wrap-ansi=10.0.2 wrappy=1.0.2 write-file-atomic=8.0.0 ws=8.23.0 xlsx=0.18.5 xml-name-validator=5.0.0
xmlbuilder=15.1.1 xmlchars=2.2.0 xss-clean=0.1.4 xtend=4.0.2 y18n=5.0.8 yallist=5.0.0 yaml=2.9.1 yargs=18.2.0 yargs-parser=22.0.0 yarn=2.4.3 yn=5.1.0
yocto-queue=1.2.2 yup=1.7.1 zod=4.6.7
`
