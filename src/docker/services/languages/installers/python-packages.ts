/** Packages of the Python Package Index that can be installed, each with its newest version. */
export const pythonPackages = `
absl-py=2.5.1 accelerate=1.15.0 adal=1.2.7 aenum=3.1.17 agate=1.14.2 aio-pika=10.2.1 aioboto3=15.5.0 aiobotocore=3.10.0 aiodns=4.0.4 aiofile=3.12.3
aiofiles=25.1.0 aiohappyeyeballs=2.7.1 aiohttp=3.14.5 aiohttp-retry=2.9.1 aioitertools=0.13.0 aiosignal=1.4.0 aiosqlite=0.22.1 alabaster=1.0.0
alembic=1.20.1 altair=6.3.0 amqp=5.4.2 annotated-doc=0.0.6 annotated-types=0.8.0 ansible=14.5.0 anthropic=2.10.0 antlr4-python3-runtime=4.13.2
anyio=4.16.0 apache-airflow-providers-common-sql=2.4.0 apache-airflow-providers-fab=3.10.2 appdirs=1.4.4 apscheduler=3.11.3 argcomplete=3.7.2
argon2-cffi=25.1.0 argon2-cffi-bindings=26.2.0 arrow=1.4.0 art=6.5 asgiref=3.13.0 asn1crypto=1.5.1 ast-serialize=0.13.1 astor=0.8.1 astroid=4.3.4
asttokens=3.0.2 async-lru=2.4.0 async-timeout=5.0.1 asyncio=4.0.0 asyncpg=0.32.0 attrs=26.1.0 authlib=1.9.6 av=19.0.2 aws-requests-auth=0.4.3
aws-sam-translator=1.115.0 awscli=1.46.2 awswrangler=3.17.1 axiom-py=0.15.0 azure-batch=15.1.0 azure-common=1.1.28 azure-core=1.41.0
azure-cosmos=4.17.1 azure-identity=1.27.0 azure-keyvault-secrets=4.12.0 azure-mgmt-core=1.6.0 azure-monitor-opentelemetry-exporter=1.0.0b58
azure-storage-blob=12.31.1 azure-storage-file-datalake=12.26.1 azure-storage-queue=12.18.1 babel=2.18.0 backoff=2.2.1 backports-tarfile=1.2.0
backports-zstd=1.8.0 bandit=1.9.4 bcrypt=5.0.0 beartype=0.23.1 beautifulsoup4=4.15.0 bidict=0.24.1 billiard=4.3.2 bitarray=3.12.3 black=26.10.1
bleach=6.4.0 blinker=1.9.0 boolean-py=5.0 boto3=1.44.5 boto3-stubs=1.44.1 botocore=1.44.5 botocore-stubs=1.43.126 bottle=0.13.4 bracex=3.2.2
brotli=1.2.1 build=1.6.1 bytecode=0.19.1 cachecontrol=0.14.4 cachetools=8.0.0 caio=0.12.10 cassandra-driver=3.30.1 cattrs=26.2.1 cbor2=6.2.1
celery=5.7.0 certifi=2026.7.22 cffi=2.1.1 cfgv=3.5.0 cfn-lint=1.58.0 channels=4.3.2 chardet=7.7.0 charset-normalizer=3.5.2 cleo=2.1.0 click=8.5.1
click-didyoumean=0.3.1 click-option-group=0.5.9 click-plugins=1.1.1.2 click-repl=0.4.1 clickhouse-connect=1.12.0 cloudpickle=3.1.2 cohere=7.3.1
colorama=0.4.6 coloredlogs=15.0.1 colorlog=6.12.0 comm=0.2.3 confluent-kafka=2.16.1 contourpy=1.4.0 coverage=7.17.3 cowsay=6.1 cramjam=2.14.0
crashtest=0.4.1 crc32c=2.9.post0 croniter=7.0.0 cryptography=50.0.2 cssselect2=0.10.1 cuda-bindings=13.5.0 cuda-pathfinder=1.9.0 cuda-toolkit=13.4.3
curl-cffi=0.17.0 cwsandbox=1.22.0 cx-oracle=8.3.0 cycler=0.12.1 cyclopts=5.4.0 cython=3.3.1 dacite=1.9.2 daphne=4.2.3 dash=4.4.1 dask=2026.8.0
databricks-sdk=0.162.0 databricks-sql-connector=4.9.0 databricks-sqlalchemy=2.0.10 dataclasses-json=0.6.7 datadog=0.56.0 datadog-api-client=2.62.0
datasets=5.2.0 dateparser=1.5.0 db-dtypes=1.9.0 dbt-adapters=1.24.5 dbt-common=1.39.0 dbt-core=1.12.6 dbt-extractor=0.6.0 dbt-protos=1.0.615
dbt-semantic-interfaces=0.10.5 ddtrace=4.16.0 debugpy=1.8.22 decorator=5.3.1 deepdiff=9.1.0 defusedxml=0.7.1 delta-spark=4.4.1 deltalake=1.6.6
deprecated=3.0.1 deprecation=2.1.0 dill=0.4.1 discord-py=2.7.1 diskcache=5.6.3 distlib=0.4.4 distro=1.9.0 dj-database-url=3.1.2 django=6.1.3
django-cors-headers=4.9.0 django-crispy-forms=2.7 django-debug-toolbar=8.0.0 django-environ=0.14.0 django-filter=26.2 django-redis=7.0.0
djangorestframework=3.18.3 dnspython=2.9.2 docker=7.2.0 docstring-parser=0.18.0 docutils=0.23 duckdb=2.0.0 dulwich=1.2.21 durationpy=0.11 ecdsa=0.19.2
editables=0.6 elastic-transport=9.4.2 elasticsearch=9.5.1 email-validator=2.4.0 emoji=2.16.0 entrypoints=0.4.2 envier=0.6.1 et-xmlfile=2.0.0
eval-type-backport=0.4.0 eventlet=0.41.3 events=0.5 exceptiongroup=1.3.1 execnet=2.1.2 executing=2.3.0 fabric=3.2.3 factory-boy=3.3.3 faker=40.54.0
fakeredis=2.40.0 falcon=4.4.0 fastapi=0.163.2 fastapi-cli=0.0.34 fastapi-cloud-cli=0.28.0 fastavro=1.13.1 fastcore=2.2.38 fastjsonschema=2.22.3
fastmcp=4.1.6 fastuuid=0.14.0 filelock=4.2.11 filetype=1.2.0 findpython=0.9.0 fire=0.7.1 flake8=7.5.0 flask=3.1.3 flask-bcrypt=1.0.1
flask-caching=2.5.1 flask-cors=6.0.5 flask-jwt-extended=4.7.4 flask-limiter=4.1.1 flask-login=0.6.3 flask-mail=0.10.0 flask-marshmallow=1.5.0
flask-migrate=4.1.0 flask-mysql=1.6.0 flask-mysqldb=2.0.0 flask-pymongo=3.0.1 flask-redis=0.4.0 flask-restful=0.3.10 flask-script=2.0.6
flask-socketio=5.7.0 flask-sqlalchemy=3.1.1 flask-wtf=1.3.0 flatbuffers=25.12.19 flit-core=4.2.0 flower=2.2.0 folium=0.20.0 fonttools=4.68.0
fqdn=1.6.0 freezegun=1.5.5 frozendict=2.5.1 frozenlist=1.8.0 fsspec=2026.9.0 future=1.0.0 gcloud-aio-auth=5.6.0 gcloud-aio-bigquery=7.3.0
gcloud-aio-storage=9.6.5 gcsfs=2026.10.1 gensim=4.4.0 geopandas=1.2.0 gevent=26.9.0 ghapi=2.1.4 gitdb=4.0.12 gitpython=3.2.1 google-ads=34.0.0
google-analytics-admin=0.30.2 google-api-core=2.44.0 google-api-python-client=2.202.0 google-auth=2.62.2 google-auth-httplib2=0.4.4
google-auth-oauthlib=1.5.0 google-cloud-aiplatform=2.7.0 google-cloud-alloydb=0.11.4 google-cloud-appengine-logging=1.11.0
google-cloud-audit-log=0.6.3 google-cloud-automl=2.21.0 google-cloud-batch=0.22.4 google-cloud-bigquery=3.47.0
google-cloud-bigquery-datatransfer=3.24.0 google-cloud-bigquery-storage=2.43.0 google-cloud-bigtable=2.50.2 google-cloud-compute=1.56.0
google-cloud-container=2.67.0 google-cloud-core=2.8.0 google-cloud-datacatalog=3.32.0 google-cloud-dataflow-client=0.14.1 google-cloud-dataform=0.11.4
google-cloud-dataplex=2.21.0 google-cloud-dataproc=5.32.0 google-cloud-dataproc-metastore=1.24.0 google-cloud-dlp=3.40.0 google-cloud-firestore=2.34.1
google-cloud-kms=3.18.0 google-cloud-language=2.22.0 google-cloud-logging=3.17.0 google-cloud-memcache=1.17.0 google-cloud-monitoring=2.32.0
google-cloud-orchestration-airflow=1.23.0 google-cloud-os-login=2.23.0 google-cloud-pubsub=2.44.0 google-cloud-redis=2.23.0
google-cloud-resource-manager=1.19.0 google-cloud-run=0.16.2 google-cloud-secret-manager=2.32.0 google-cloud-spanner=3.71.0 google-cloud-speech=2.41.0
google-cloud-storage=3.17.1 google-cloud-storage-transfer=1.22.0 google-cloud-tasks=2.26.0 google-cloud-texttospeech=2.38.0
google-cloud-translate=3.28.0 google-cloud-videointelligence=2.21.0 google-cloud-vision=3.16.0 google-cloud-workflows=1.24.0 google-crc32c=1.9.0
google-genai=3.3.0 google-pasta=0.2.0 google-resumable-media=2.11.0 googleapis-common-protos=1.76.0 gradio=6.31.0 graphene=3.4.3 graphql-core=3.3.2
graphql-relay=3.2.0 graphviz=0.21 great-expectations=1.24.1 greenlet=3.5.6 griffe=2.4.1 griffelib=2.4.1 grpc-google-iam-v1=0.14.6
grpc-interceptor=0.15.4 grpcio=1.85.1 grpcio-health-checking=1.85.1 grpcio-status=1.85.1 grpcio-tools=1.85.1 grpclib=0.4.9 gspread=6.2.1
gunicorn=27.0.1 h11=0.16.0 h2=4.4.1 h5py=3.16.0 hatchling=1.33.0 hf-xet=1.8.0 hiredis=3.5.0 holidays=0.108 hpack=4.2.0 html5lib=1.1 httpcore=1.0.9
httplib2=0.32.1 httptools=0.9.0 httpx=0.28.1 httpx-sse=0.4.3 huggingface-hub=2.4.0 humanfriendly=10.0 humanize=4.17.0 hvac=2.4.0 hypercorn=0.18.0
hyperframe=6.1.0 hyperlink=21.0.0 hypothesis=6.170.15 id=1.6.1 identify=2.6.20 idna=3.20 ijson=3.6.0 imageio=2.38.1 imagesize=2.0.1
importlib-metadata=10.2.0 importlib-resources=7.1.0 inflect=7.6.0 inflection=0.5.1 influxdb=5.3.2 iniconfig=2.3.1 installer=1.1.0 invoke=3.0.3
ipykernel=7.4.0 ipython=9.18.1 ipython-pygments-lexers=1.1.1 ipywidgets=8.1.9 iso8601=2.1.0 isodate=0.7.2 isoduration=20.11.0 isort=9.0.2
itsdangerous=2.2.0 jaraco-classes=3.4.0 jaraco-context=6.1.2 jaraco-functools=4.6.0 jedi=0.20.1 jeepney=0.9.0 jinja2=3.1.6 jiter=0.19.0 jmespath=1.1.0
joblib=1.6.0 joserfc=1.8.0 jpype1=1.7.1 json-repair=0.64.4 json5=0.17.3 jsonpatch=1.47 jsonpath-ng=1.16.0 jsonpointer=3.12 jsonref=1.1.0
jsonschema=4.26.0 jsonschema-path=0.5.0 jsonschema-specifications=2025.9.1 junitparser=5.0.3 jupyter=1.1.1 jupyter-client=8.10.0 jupyter-core=5.9.1
jupyter-events=0.12.1 jupyter-lsp=2.3.1 jupyter-server=2.21.1 jupyter-server-terminals=0.5.4 jupyterlab=4.6.6 jupyterlab-pygments=0.3.0
jupyterlab-server=2.28.1 jupyterlab-widgets=3.0.17 kafka-python=3.0.12 keras=3.15.1 keyring=25.7.0 keyrings-google-artifactregistry-auth=1.1.2
kiwisolver=1.5.1 kombu=5.7.0 kubernetes=37.0.2 langchain=1.5.0 langchain-community=0.4.2 langchain-core=1.8.1 langchain-google-vertexai=3.2.5
langchain-openai=1.7.4 langchain-protocol=0.0.20 langchain-text-splitters=1.1.3 langgraph=1.2.22 langgraph-checkpoint=4.3.2 langgraph-prebuilt=1.1.2
langgraph-sdk=0.4.14 langsmith=0.14.17 lark=1.3.1 lazy-loader=0.6 lazy-object-proxy=1.13.0 leather=0.4.1 libcst=1.9.0 librt=0.16.0
license-expression=30.4.4 lightgbm=4.7.0 limits=5.8.0 linkify-it-py=2.2.0 litellm=1.80.0 llama-cloud=2.19.0 llama-cloud-services=0.6.94
llama-index-indices-managed-llama-cloud=0.12.0 llama-parse=0.6.94 llvmlite=0.50.0 lockfile=0.12.2 locust=2.47.0 loguru=0.7.3 lxml=6.1.3 lz4=4.4.5
mako=1.4.3 markdown=3.11.3 markdown-it-py=4.3.0 markdownify=1.2.3 markupsafe=3.0.4 marshmallow=4.4.0 mashumaro=3.23 matplotlib=3.11.2
matplotlib-inline=0.2.2 mccabe=0.7.0 mcp=2.3.0 mdit-py-plugins=0.7.0 mdurl=0.1.2 mergedeep=1.3.4 minio=7.2.20 mistralai=1.9.11 mistune=3.4.0 mkdocs=1.6.1
ml-dtypes=0.6.0 mlflow=3.18.0 mlflow-skinny=3.17.2 mmh3=5.3.1 mock=5.2.0 modal=1.6.4 more-itertools=11.2.1 moto=5.2.5 motor=3.7.1 mpmath=1.4.1
msal=1.39.0 msal-extensions=1.3.1 msgpack=1.2.4 msgspec=0.22.0 msrest=0.7.1 msrestazure=0.6.4.post1 multidict=7.2.1 multiprocess=0.70.19 mypy=2.4.1
mypy-boto3-s3=1.43.106 mypy-extensions=1.2.0 mysql-connector=2.2.9 mysql-connector-python=26.10.0 mysql-python=1.2.5 mysqlclient=2.3.1 narwhals=2.28.0
natsort=8.4.0 nbclient=0.11.0 nbconvert=7.17.2 nbformat=5.11.1 neo4j=6.4.1 nest-asyncio=1.6.0 networkx=3.7 nexus-rpc=1.5.0 nh3=0.3.7 ninja=1.13.2
nltk=3.10.4 nodeenv=1.12.0 nose=1.3.7 notebook=7.6.5 notebook-shim=0.2.4 numba=0.68.1 numpy=2.5.5 nvidia-cublas=13.10.0.20
nvidia-cublas-cu12=12.9.3.13 nvidia-cuda-cupti=13.4.92 nvidia-cuda-cupti-cu12=12.9.79 nvidia-cuda-nvrtc=13.5.37 nvidia-cuda-nvrtc-cu12=12.9.86
nvidia-cuda-runtime=13.5.37 nvidia-cuda-runtime-cu12=12.9.79 nvidia-cudnn-cu12=9.27.0.42 nvidia-cudnn-cu13=9.27.0.42 nvidia-cufft=12.4.0.43
nvidia-cufft-cu12=11.4.1.4 nvidia-cufile=1.19.1.55 nvidia-curand=10.4.4.72 nvidia-curand-cu12=10.3.10.19 nvidia-cusolver=12.4.1.2
nvidia-cusolver-cu12=11.7.5.82 nvidia-cusparse=12.9.4.2 nvidia-cusparse-cu12=12.5.10.65 nvidia-cusparselt-cu13=0.10.0 nvidia-nccl-cu12=2.32.3
nvidia-nccl-cu13=2.32.3 nvidia-nvjitlink=13.5.37 nvidia-nvjitlink-cu12=12.9.86 nvidia-nvshmem-cu13=3.8.0 nvidia-nvtx=13.4.92 nvidia-nvtx-cu12=12.9.79
oauth2client=4.1.3 oauthlib=4.0.1 omegaconf=2.4.0 onnxruntime=1.31.1 openai=3.51.0 openai-agents=0.24.0 openapi-pydantic=0.6.0
openapi-schema-validator=0.9.0 openapi-spec-validator=0.9.0 opencv-python=5.0.0.93 opencv-python-headless=5.0.0.93 openpyxl=3.1.5 opensearch-py=3.2.0
opentelemetry-api=1.45.2 opentelemetry-distro=0.66b1 opentelemetry-exporter-otlp=1.45.2 opentelemetry-exporter-otlp-proto-common=1.45.2
opentelemetry-exporter-otlp-proto-grpc=1.45.2 opentelemetry-exporter-otlp-proto-http=1.45.2 opentelemetry-exporter-prometheus=0.66b2
opentelemetry-instrumentation=0.66b2 opentelemetry-instrumentation-asgi=0.66b2 opentelemetry-instrumentation-dbapi=0.66b1
opentelemetry-instrumentation-django=0.66b1 opentelemetry-instrumentation-fastapi=0.66b2 opentelemetry-instrumentation-flask=0.66b1
opentelemetry-instrumentation-httpx=0.66b2 opentelemetry-instrumentation-logging=0.66b1 opentelemetry-instrumentation-psycopg2=0.66b1
opentelemetry-instrumentation-requests=0.66b2 opentelemetry-instrumentation-threading=0.66b1 opentelemetry-instrumentation-urllib=0.66b1
opentelemetry-instrumentation-urllib3=0.66b1 opentelemetry-instrumentation-wsgi=0.66b1 opentelemetry-proto=1.45.2 opentelemetry-sdk=1.45.2
opentelemetry-semantic-conventions=0.66b2 opentelemetry-util-http=0.66b2 oracledb=26.1.0 ordered-set=4.1.0 orderly-set=5.5.0 orjson=3.13.0
ormsgpack=1.13.1 outcome=1.3.0.post0 overrides=7.7.0 packaging=26.3 pandas=3.1.1 pandas-gbq=0.35.3 pandas-stubs=3.1.0.261029 pandocfilters=1.5.1
paramiko=5.1.0 parsedatetime=2.6 parso=0.8.7 passlib=1.7.4 pathable=0.6.0 pathspec=1.1.1 patsy=1.0.3 pbr=7.1.3 pbs-installer=2026.10.25
pdfminer-six=20260107 pdfplumber=0.11.10 peewee=4.5.3 pendulum=3.3.0 pexpect=4.9.0 pg8000=1.31.6 pgvector=0.5.1 phonenumbers=9.0.43 pika=1.4.4
pillow=13.0.0 pinotdb=9.2.2 pip=25.3 pip-tools=7.6.2 pipenv=2026.10.3 pipreqs=0.5.0 pkginfo=2.0 platformdirs=4.14.5 playwright=1.65.2 plotly=7.1.0
pluggy=1.7.0 ply=3.11 poetry=2.5.1 poetry-core=2.5.0 poetry-plugin-export=1.10.1 polars=2.1.0 polars-runtime-32=2.1.0 portalocker=4.4.2
postgrest=2.34.1 posthog=7.91.1 pre-commit=4.7.0 prek=0.5.10 prettytable=3.18.0 prometheus-client=0.26.0 prompt-toolkit=3.0.53 propcache=0.5.4
proto-plus=1.29.0 protobuf=7.36.2 psutil=7.2.2 psycopg=3.3.9 psycopg-binary=3.3.9 psycopg-pool=3.3.3 psycopg2=2.9.13 psycopg2-binary=2.9.13
ptyprocess=0.7.0 pure-eval=0.2.4 py=1.11.0 py-cpuinfo=9.0.0 py-key-value-aio=0.4.6 py4j=0.10.9.9 pyarrow=26.0.1 pyarrow-hotfix=0.7 pyasn1=0.6.5
pyasn1-modules=0.4.2 pybase64=1.5.1 pybind11=3.1.0 pycares=5.2.1 pycodestyle=2.15.0 pycountry=26.2.16 pycparser=3.12 pycryptodome=4.4.0
pycryptodomex=3.24.2 pydantic=2.14.3 pydantic-ai=2.62.0 pydantic-ai-slim=2.68.0 pydantic-core=2.50.4 pydantic-evals=2.62.0 pydantic-extra-types=2.11.1
pydantic-graph=2.68.0 pydantic-settings=2.16.3 pydata-google-auth=1.9.1 pydeck=0.9.3 pyee=16.0.1 pyfiglet=1.0.4 pyflakes=4.1.0 pygame=2.6.1
pygithub=2.10.0 pygments=2.21.0 pyhumps=3.8.0 pyiceberg=0.12.0 pyjokes=0.8.3 pyjwt=2.15.1 pylint=4.1.4 pymdown-extensions=13.1 pymongo=4.20.0
pymssql=2.4.6 pymupdf=1.26.6 pymysql=1.2.4 pynacl=1.6.2 pyodbc=5.5.0 pyopenssl=26.4.0 pyotp=2.12.0 pyparsing=3.3.3 pypdf=7.1.0 pypdf2=3.0.1 pypdfium2=5.15.2
pyperclip=1.11.0 pyphen=0.18.1 pyproject-hooks=1.3.3 pyright=1.1.414 pyroaring=1.2.0 pyrsistent=0.20.0 pysocks=1.7.1 pyspark=4.3.0 pytest=9.2.0
pytest-asyncio=1.5.0 pytest-cov=7.1.0 pytest-json-ctrf=0.6.1 pytest-metadata=3.1.1 pytest-mock=3.17.0 pytest-rerunfailures=16.7 pytest-runner=6.0.1
pytest-timeout=2.4.0 pytest-xdist=3.8.0 python-dateutil=4.0.0 python-discovery=1.9.5 python-docx=1.2.0 python-dotenv=1.2.4 python-http-client=3.3.7
python-jose=3.5.0 python-json-logger=4.2.0 python-magic=0.4.27 python-multipart=0.0.34 python-pptx=1.0.2 python-slugify=9.1.3 python-telegram-bot=22.8
pytimeparse=1.1.10 pytokens=0.4.1 pytz=2026.6 pywin32=312 pyyaml=6.0.3 pyzmq=27.3.0 qdrant-client=1.20.0 qrcode=8.2 rapidfuzz=3.14.6 ray=2.60.0
readme-renderer=46.0 realtime=2.34.1 redis=8.1.0 redshift-connector=2.2.0 referencing=0.37.0 regex=2026.11.15 reportlab=5.1.0 requests=2.34.2
requests-aws4auth=1.4.0 requests-file=3.0.1 requests-mock=1.12.1 requests-oauthlib=2.0.0 requests-toolbelt=1.0.0 responses=0.26.3 retry=0.9.2
retrying=1.4.2 rfc3339-validator=0.1.4 rfc3986=2.0.0 rfc3986-validator=0.1.1 rfc3987-syntax=1.1.0 rich=15.0.0 rich-click=1.9.9 rich-rst=2.2.0
rich-toolkit=0.20.6 rpds-py=2026.9.1 rq=2.12.0 rsa=4.9.1 ruamel-yaml=0.19.1 ruamel-yaml-clib=0.2.15 ruff=0.17.5 s3fs=2026.9.0 s3transfer=0.19.3
safetensors=0.8.0 sanic=25.12.1 schedule=1.2.2 schema=0.7.8 scikit-image=0.26.0 scikit-learn=1.9.1 scipy=1.18.1 scramp=1.5.0 scrapy=2.19.0
seaborn=0.13.2 secretstorage=3.5.0 selenium=4.52.0 semantic-version=2.10.0 semgrep=1.185.0 semver=3.1.1 send2trash=2.2.0 sendgrid=6.12.5
sentence-transformers=6.2.0 sentencepiece=0.2.3 sentry-sdk=2.75.0 setproctitle=1.3.8 setuptools=84.2.1 setuptools-scm=10.3.4 sglang=0.5.23
shapely=2.2.0 shellingham=1.5.4 simple-salesforce=1.12.10 simplejson=4.3.0 six=1.17.0 slack-sdk=3.47.0 smart-open=9.0.2 smmap=5.0.3 sniffio=1.3.1
snowballstemmer=3.1.1 snowflake-connector-python=5.2.0 snowflake-snowpark-python=1.56.0 snowflake-sqlalchemy=2.1.0 sortedcontainers=2.4.0
soupsieve=4.1.1 spacy=3.8.18 sphinx=9.2.0 sphinxcontrib-applehelp=2.0.0 sphinxcontrib-devhelp=2.0.0 sphinxcontrib-htmlhelp=2.1.0
sphinxcontrib-jsmath=2.0.0 sphinxcontrib-qthelp=2.0.0 sphinxcontrib-serializinghtml=2.0.0 sqlalchemy=2.1.9 sqlalchemy-bigquery=1.17.3
sqlalchemy-utils=0.43.0 sqlglot=30.30.0 sqlparse=0.6.1 sse-starlette=3.7.0 sshtunnel=0.5.1 stack-data=0.6.3 starlette=1.10.0 statsd=4.0.1
statsmodels=0.15.0 stevedore=5.10.0 storage3=2.34.1 streamlit=1.67.0 strenum=0.5.0 strictyaml=1.7.3 stripe=16.1.0 structlog=26.1.0 supabase=2.34.1
swebench=5.0.2 sympy=1.14.0 synchronicity=0.12.7 tableauserverclient=0.42 tabulate=0.10.0 tblib=3.2.2 temporalio=1.35.0 tenacity=9.2.1
tensorboard=2.21.0 tensorflow=2.21.0 termcolor=3.3.0 terminado=0.18.1 testcontainers=4.15.0 text-unidecode=1.3 textual=8.2.8 thinc=9.1.1
threadpoolctl=3.8.0 thrift=0.25.0 tifffile=2026.11.8 tiktoken=0.14.0 time-machine=3.6.0 tinycss2=1.5.1 tldextract=5.4.0 tokenizers=0.23.3 toml=0.10.2
tomli=2.5.0 tomli-w=1.2.0 tomlkit=0.15.2 toolz=1.2.0 torch=2.15.0 torchvision=0.29.2 tornado=6.6.1 tox=4.67.13 tqdm=4.70.1 traitlets=5.16.1
transformers=5.23.0 tree-sitter=0.26.1 tree-sitter-languages=1.10.2 trio=0.35.0 trio-websocket=0.12.2 triton=3.9.0 trove-classifiers=2026.9.21.13
tweepy=4.17.0 twine=7.0.0 ty=0.0.104 typedload=2.41 typeguard=4.6.0 typer=0.29.1 typer-slim=0.24.0 types-awscrt=0.37.0 types-cachetools=7.0.0.20260713
types-certifi=2021.10.8.3 types-protobuf=7.35.1.20260906 types-python-dateutil=2.9.0.20261104 types-pytz=2026.6.0.20261031
types-pyyaml=6.0.12.20261113 types-requests=2.33.0.20261030 types-s3transfer=0.19.3 types-setuptools=84.2.0.20261104 types-toml=0.10.8.20260518
types-urllib3=1.26.25.14 typing-extensions=4.16.0 typing-inspect=0.9.0 typing-inspection=0.4.5 tzdata=2026.6 tzlocal=5.4.5 uc-micro-py=2.0.0
ujson=6.1.0 uncalled-for=0.6.1 unidecode=1.4.0 unidiff=1.0.1 universal-pathlib=0.3.10 uri-template=1.3.0 uritemplate=4.2.0 urllib3=2.8.0
userpath=1.9.2 uuid-utils=1.2.0 uv=0.13.8 uv-build=0.13.6 uvicorn=0.54.0 uvloop=0.23.0 uwsgi=2.0.31 validators=0.36.0 vcs-versioning=2.6.0 vine=5.1.0
virtualenv=21.15.7 wandb=0.31.0 watchdog=7.1.0 watchfiles=1.3.0 wcmatch=12.0.1 wcwidth=0.9.4 weasel=1.0.1 weasyprint=70.0 weaviate-client=4.24.1
webcolors=25.10.0 webencodings=0.6.1 websocket-client=1.9.2 websockets=17.4 werkzeug=3.1.9 wheel=0.48.0 whitenoise=6.12.0 widgetsnbextension=4.0.16
wikipedia=1.4.0 wordcloud=1.9.6 wrapt=2.5.2 wsproto=1.3.2 wtforms=3.3.2 xgboost=3.4.1 xlrd=2.0.2 xlsxwriter=3.3.1 xmltodict=1.0.4 xxhash=4.1.0
yamllint=1.38.0 yandexcloud=0.413.0 yarl=1.25.1 ydb=3.33.2 yfinance=1.7.0 youtube-transcript-api=1.2.5 zeep=4.3.3 zipp=4.1.2 zope-event=6.2
zope-interface=8.7 zstandard=0.25.0
`
