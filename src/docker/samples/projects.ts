/** Files of a project, by path. */
export type Project = Readonly<Record<string, string>>

/** The list of things to do as the workshop has it: who follows it writes the Dockerfile and the compose file. */
const workshop: Project = {
  'package.json':
    '{\n  "name": "todo",\n  "version": "1.0.0",\n  "scripts": { "dev": "nodemon -L src/index.js" },\n  "dependencies": { "express": "^4.21.0", "mysql2": "^3.11.0", "uuid": "^9.0.0" },\n  "devDependencies": { "nodemon": "^3.1.0" }\n}\n',
  'yarn.lock': '',
  'src/index.js':
    "const express = require('express')\nconst { v4: uuid } = require('uuid')\nconst store = process.env.MYSQL_HOST ? require('./mysql') : require('./file')\nconst page = require('./static/js/app')\n\nconst app = express()\nconst port = process.env.PORT || 3000\n\napp.use(express.json())\n\napp.get('/', async (req, res) => {\n  res.send(page(await store.all()))\n})\n\napp.get('/items', async (req, res) => res.json(await store.all()))\n\napp.post('/items', async (req, res) => {\n  const item = { id: uuid(), name: req.body.name, completed: false }\n  await store.add(item)\n  res.json(item)\n})\n\napp.put('/items/:id', async (req, res) => {\n  const item = { id: req.params.id, name: req.body.name, completed: req.body.completed }\n  await store.change(item)\n  res.json(item)\n})\n\napp.delete('/items/:id', async (req, res) => {\n  await store.remove(req.params.id)\n  res.sendStatus(200)\n})\n\nasync function start() {\n  console.log(await store.open())\n  app.listen(port, () => console.log(`Listening on port ${port}`))\n}\n\nstart().catch((error) => {\n  console.error(error)\n  process.exit(1)\n})\n",
  'src/static/js/app.js':
    "const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')\n\nconst row = ({ name, completed }) => `<li>${completed ? '<s>' : ''}${escaped(name)}${completed ? '</s>' : ''}</li>`\n\nconst empty = '<p class=\"text-center\">No items yet! Add one above!</p>'\n\nmodule.exports = (items) => {\n  const list = items.length > 0 ? `<ul>\\n${items.map(row).join('\\n')}\\n</ul>` : empty\n  return `<h1>Things to do</h1>\\n${list}\\n`\n}\n",
  'spec/app.spec.js':
    "const assert = require('assert')\nconst page = require('../src/static/js/app')\n\nassert.ok(page([{ name: 'a < b', completed: false }]).includes('<li>a &lt; b</li>'))\n",
  'src/file.js':
    "const fs = require('fs')\nconst path = require('path')\n\nconst place = process.env.TODO_FILE || '/etc/todos/todo.json'\nconst read = () => (fs.existsSync(place) ? JSON.parse(fs.readFileSync(place, 'utf8')) : [])\nconst write = (items) => fs.writeFileSync(place, JSON.stringify(items))\n\nmodule.exports = {\n  async open() {\n    fs.mkdirSync(path.dirname(place), { recursive: true })\n    return `Keeping items in ${place}`\n  },\n  all: async () => read(),\n  add: async (item) => write([...read(), item]),\n  change: async (item) => write(read().map((one) => (one.id === item.id ? item : one))),\n  remove: async (id) => write(read().filter((one) => one.id !== id)),\n}\n",
  'src/mysql.js':
    "const mysql = require('mysql2/promise')\n\nconst { MYSQL_HOST: host, MYSQL_USER: user, MYSQL_PASSWORD: password, MYSQL_DB: database } = process.env\nconst pool = mysql.createPool({ host, user, password, database })\nconst pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))\n\nasync function open() {\n  for (let tries = 60; ; tries -= 1) {\n    try {\n      await pool.query('CREATE TABLE IF NOT EXISTS todo_items (id varchar(36), name varchar(255), completed boolean)')\n      return `Connected to mysql db at host ${host}`\n    } catch (error) {\n      if (tries === 0) throw error\n      await pause(1000)\n    }\n  }\n}\n\nmodule.exports = {\n  open,\n  async all() {\n    const [rows] = await pool.query('SELECT * FROM todo_items')\n    return rows.map((row) => ({ ...row, completed: row.completed === 1 }))\n  },\n  add: ({ id, name, completed }) =>\n    pool.query('INSERT INTO todo_items (id, name, completed) VALUES (?, ?, ?)', [id, name, completed ? 1 : 0]),\n  change: ({ id, name, completed }) =>\n    pool.query('UPDATE todo_items SET name = ?, completed = ? WHERE id = ?', [name, completed ? 1 : 0, id]),\n  remove: (id) => pool.query('DELETE FROM todo_items WHERE id = ?', [id]),\n}\n",
  'README.md':
    '# A list of things to do\n\nA small sample. With a Dockerfile beside it, build it with `docker build -t todo .`, run it with `docker run -d -p 3000:3000 todo`, and add an item:\n\n    curl localhost:3000/items -H "Content-Type: application/json" -d \'{"name": "Buy milk"}\'\n\nThe page at port 3000 lists the items.\n',
}

/** The same with what builds and runs it. */
const todo: Project = {
  ...workshop,
  Dockerfile:
    'FROM node:24-alpine\nWORKDIR /app\nCOPY . .\nRUN npm install --omit=dev\nCMD ["node", "src/index.js"]\nEXPOSE 3000\n',
  'compose.yaml':
    'services:\n  app:\n    build: .\n    ports:\n      - 3000:3000\n    environment:\n      MYSQL_HOST: mysql\n      MYSQL_USER: root\n      MYSQL_PASSWORD: secret\n      MYSQL_DB: todos\n  mysql:\n    image: mysql:8.0\n    environment:\n      MYSQL_ROOT_PASSWORD: secret\n      MYSQL_DATABASE: todos\n    volumes:\n      - todo-mysql-data:/var/lib/mysql\nvolumes:\n  todo-mysql-data:\n',
}

const site: Project = {
  'index.html': '<h1>A site of one page</h1>\n',
  Dockerfile: 'FROM nginx:alpine\nCOPY index.html /usr/share/nginx/html/\nEXPOSE 80\n',
  'README.md': '# A site of one page\n\nnginx serves it.\n',
}

/** A page that is built into an image, and another one that is put in its place while the container runs. */
const tweetPage: Project = {
  'index.html': '<h1>A page about Linux</h1>\n',
  'index-original.html': '<h1>A page about Linux</h1>\n',
  'index-new.html': '<h1>A new page about Linux</h1>\n',
  Dockerfile:
    'FROM nginx:latest\n\nCOPY index.html /usr/share/nginx/html\n\nEXPOSE 80 443\n\nCMD ["nginx", "-g", "daemon off;"]\n',
  'README.md': '# A page about Linux\n\nnginx serves it.\n',
}

/** A small server as the guide to Node.js has it: who follows it writes the Dockerfile and the compose file. */
const nodeSample: Project = {
  'package.json': workshop['package.json'] ?? '',
  'package-lock.json': '{ "name": "todo", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }\n',
  'src/index.js': workshop['src/index.js'] ?? '',
  'src/file.js': workshop['src/file.js'] ?? '',
  'src/static/js/app.js': workshop['src/static/js/app.js'] ?? '',
  'README.md': workshop['README.md'] ?? '',
}

/** The same as the guide to Python has it. */
const pythonSample: Project = {
  'app.py':
    "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n@app.get('/')\ndef root():\n    return {'message': 'Hello from a container'}\n",
  'requirements.txt': 'fastapi\nuvicorn\n',
  'README.md': '# A small server\n\nRun it with `uvicorn app:app --host 0.0.0.0 --port 8000`.\n',
}

const webWithRedis: Project = {
  'nginx/nginx.conf':
    'upstream web {\n  server web1:5000;\n  server web2:5000;\n}\nserver {\n  listen 80;\n  location / {\n    proxy_pass http://web;\n  }\n}\n',
  'nginx/Dockerfile': 'FROM nginx\nCOPY nginx.conf /etc/nginx/conf.d/default.conf\n',
  'web/server.js':
    "const http = require('http')\nconst os = require('os')\nconst { createClient } = require('redis')\n\nconst client = createClient({ url: 'redis://redis:6379' })\n\nconst server = http.createServer(async (req, res) => {\n  const visits = await client.incr('visits')\n  res.setHeader('Content-Type', 'text/plain')\n  res.end(`${os.hostname()} answers, visit ${visits}\\n`)\n})\n\nclient.connect().then(() => server.listen(5000, () => console.log('Web server on port 5000')))\n",
  'web/package.json': '{ "name": "web", "version": "1.0.0", "dependencies": { "redis": "^4.7.0" } }\n',
  'web/Dockerfile': 'FROM node:24-alpine\nWORKDIR /app\nCOPY . .\nRUN npm install\nCMD ["node", "server.js"]\n',
  'compose.yaml':
    'services:\n  redis:\n    image: redis\n  web1:\n    build: ./web\n    hostname: web1\n    depends_on:\n      - redis\n  web2:\n    build: ./web\n    hostname: web2\n    depends_on:\n      - redis\n  nginx:\n    build: ./nginx\n    ports:\n      - 80:80\n    depends_on:\n      - web1\n      - web2\n',
  'README.md': '# A web server with Redis\n\nnginx before two web servers, and Redis beside them.\n',
}

/** Samples of our own writing, by the addresses at which tutorials look for such projects. */
export const projects: Readonly<Record<string, Project>> = {
  'docker/getting-started-app': workshop,
  'docker/getting-started': todo,
  'docker/getting-started-todo-app': todo,
  'dockersamples/todo-list-app': todo,
  'dockersamples/helloworld-demo-node': todo,
  'docker/welcome-to-docker': site,
  'dockersamples/static-site': site,
  'dockersamples/nginx-node-redis': webWithRedis,
  'dockersamples/linux_tweet_app': tweetPage,
  'docker/docker-nodejs-sample': nodeSample,
  'estebanx64/python-docker-example': pythonSample,
}
