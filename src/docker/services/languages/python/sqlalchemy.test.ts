import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const CORE = `import sys
from sqlalchemy import create_engine, text, exc
engine = create_engine(sys.argv[1], pool_pre_ping=True)
with engine.connect() as conn:
    conn.execute(text('CREATE TABLE point (x int PRIMARY KEY, y varchar(20))'))
    conn.execute(text('INSERT INTO point (x, y) VALUES (:x, :y)'), [{'x': 1, 'y': "it's 5%"}, {'x': 2, 'y': 'b'}])
    conn.commit()
    conn.execute(text('DELETE FROM point'))
with engine.begin() as conn:
    print(conn.execute(text('UPDATE point SET y = :y WHERE x = 2'), {'y': 'c:d'}).rowcount)
with engine.connect() as conn:
    result = conn.execute(text('SELECT x, y FROM point ORDER BY x'))
    print(result.keys(), [(row.x, row.y) for row in result])
    print(conn.execute(text('SELECT * FROM point')).mappings().first(), conn.execute(text('SELECT count(*) FROM point')).scalar())
    try:
        conn.execute(text('INSERT INTO point (x) VALUES (:x)'), {'x': 1})
    except exc.IntegrityError as error:
        print(str(error).splitlines()[0], str(error).splitlines()[-3:])
for url in (sys.argv[1].replace('db', 'nohost', 1), 'postgres://db/app', 'sqlite:///app.db'):
    try:
        create_engine(url).connect()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
`

const coreSaid = (duplicate: string, lost: string): string => `1
['x', 'y'] [(1, "it's 5%"), (2, 'c:d')]
{'x': 1, 'y': "it's 5%"} 2
${duplicate} ['[SQL: INSERT INTO point (x) VALUES (:x)]', "[parameters: {'x': 1}]", '(Background on this error at: https://sqlalche.me/e/20/gkpj)']
OperationalError ${lost}
ArgumentError Can't load plugin: sqlalchemy.dialects:postgres
NotImplementedError the dialect sqlite of SQLAlchemy is not simulated
`

const ORM = `import sys
from typing import Optional
from sqlalchemy import create_engine, select, func, String, ForeignKey, or_
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, Session, sessionmaker
class Base(DeclarativeBase):
    pass
class Hero(Base):
    __tablename__ = 'hero'
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(30), unique=True)
    age: Mapped[Optional[int]]
    strength: Mapped[int] = mapped_column(default=7)
class Pet(Base):
    __tablename__ = 'pet'
    id: Mapped[int] = mapped_column(primary_key=True)
    owner: Mapped[int] = mapped_column(ForeignKey('hero.id'))
engine = create_engine(sys.argv[1])
Base.metadata.create_all(engine)
Base.metadata.create_all(engine)
with Session(engine) as session:
    ann, bob = Hero(name='ann', age=30), Hero(name='bob')
    session.add_all([ann, bob])
    session.flush()
    session.add(Pet(owner=bob.id))
    session.commit()
    print(ann.id, bob.id, bob.age, bob.strength)
    bob.age = 41
    session.commit()
    session.add(Hero(name='eve'))
    session.rollback()
Local = sessionmaker(bind=engine)
session = Local()
print(session.get(Hero, 1) is session.get(Hero, 1), session.scalars(select(Hero).where(Hero.id == 1)).one() is session.query(Hero).first(), session.get(Hero, 2) is session.get(Hero, 1))
print([hero.name for hero in session.scalars(select(Hero).where(Hero.age > 35))], session.get(Hero, 1).name, session.get(Hero, 9))
print(session.query(Hero).filter(or_(Hero.name.like('a%'), Hero.age == None)).count(), session.query(Hero).filter_by(name='bob').first().age)
print(session.execute(select(Hero.name, Hero.age).order_by(Hero.name.desc()).limit(1)).all(), session.scalar(select(func.count()).select_from(Hero)))
print(session.query(Hero).filter(Hero.id.in_([1, 5])).update({'age': Hero.age + 1}), session.query(Hero).order_by(Hero.age).first().age)
session.delete(session.query(Pet).one())
session.commit()
print(session.query(Pet).all())
try:
    Hero(colour='red')
except TypeError as error:
    print(error)
`

const ORM_SAID = `1 2 None 7
True True False
['bob'] ann None
1 41
[('bob', 41)] 2
1 31
[]
'colour' is an invalid keyword argument for Hero
`

const FLASK = `from os import environ
from flask import Flask, request, jsonify
from flask_sqlalchemy import SQLAlchemy
app = Flask(__name__)
app.config['SQLALCHEMY_DATABASE_URI'] = environ['DB_URL']
db = SQLAlchemy(app)
class User(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    name = db.Column(db.String(80), unique=True, nullable=False)
with app.app_context():
    db.create_all()
@app.post('/users')
def create():
    try:
        db.session.add(User(name=request.json['name']))
        db.session.commit()
        return {'made': True}, 201
    except Exception as error:
        return {'made': type(error).__name__}, 409
@app.get('/users')
def users():
    return jsonify([[user.id, user.name] for user in User.query.order_by(User.name.desc()).all()])
@app.route('/users/<int:id>', methods=['GET', 'PUT', 'DELETE'])
def one(id):
    user = User.query.get_or_404(id)
    if request.method == 'PUT':
        user.name = request.json['name']
    if request.method == 'DELETE':
        db.session.delete(user)
    db.session.commit()
    return {'name': user.name}
`

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 10, 22),
    docker: { images: ['python:3.12-slim', 'postgres', 'mysql'] },
    files: {
      '/home/user/core.txt': CORE,
      '/home/user/orm.txt': ORM,
      '/home/user/app.py': FLASK,
      '/home/user/Dockerfile':
        'FROM python:3.12-slim\nWORKDIR /app\nRUN pip install psycopg2-binary "psycopg[binary]" PyMySQL sqlalchemy flask-sqlalchemy flask\nCOPY . .\n',
    },
  })
  await run('docker network create n; docker build -q -t app .')
  await run('docker run -d --name db --network n -e POSTGRES_PASSWORD=s -e POSTGRES_DB=app postgres')
  await run(
    'docker run -d --name my --network n --network-alias dbm -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=app mysql',
  )
  for (const name of ['db', 'my'])
    await run(`until docker logs ${name} 2>&1 | grep -qE 'ready (to accept|for) connections'; do sleep 0.1; done`)
})

const POSTGRES = 'postgresql://postgres:s@db/app'
const MYSQL = 'mysql+pymysql://root:s@dbm:3306/app'

describe('SQLAlchemy', () => {
  test.each([
    [
      POSTGRES,
      coreSaid(
        '(psycopg2.errors.UniqueViolation) duplicate key value violates unique constraint "point_pkey"',
        '(psycopg2.OperationalError) could not translate host name "nohost" to address: Name or service not known',
      ),
    ],
    [
      MYSQL,
      coreSaid(
        `(pymysql.err.IntegrityError) (1062, "Duplicate entry '1' for key 'point.PRIMARY'")`,
        `(pymysql.err.OperationalError) (2003, "Can't connect to MySQL server on 'nohostm' ([Errno -2] Name or service not known)")`,
      ),
    ],
  ])('runs texts over %s', async (url, said) => {
    expect(await run(`docker run --rm --network n app python core.txt ${url}`)).toBe(said)
  })

  test.each([POSTGRES.replace(':', '+psycopg:'), MYSQL])('keeps objects of mapped classes over %s', async (url) => {
    expect(await run(`docker run --rm --network n app python orm.txt ${url}`)).toBe(ORM_SAID)
  })

  test.each([
    ['5001', POSTGRES],
    ['5002', MYSQL],
  ])('gives Flask a session for each request: %s', async (port, url) => {
    await run(`docker run -d --network n -p ${port}:5000 -e DB_URL=${url} app flask run --host 0.0.0.0; sleep 1`)
    const ask = (path: string, more = ''): Promise<string> => run(`curl -s ${more} http://localhost:${port}${path}`)
    const sent = (user: string): string => `-H 'Content-Type: application/json' -d '{"name":"${user}"}'`
    expect(await ask('/users', sent('ann'))).toContain('{"made":true}')
    expect(await ask('/users', sent('bob'))).toContain('{"made":true}')
    expect(await ask('/users', sent('bob'))).toContain('{"made":"IntegrityError"}')
    expect(await ask('/users')).toContain('[[2,"bob"],[1,"ann"]]')
    expect(await ask('/users/1', `-X PUT ${sent('eve')}`)).toContain('{"name":"eve"}')
    expect(await ask('/users/2', '-X DELETE')).toContain('{"name":"bob"}')
    expect(await ask('/users/2')).toContain('404 Not Found')
    expect(await ask('/users')).toContain('[[1,"eve"]]')
  })
})
