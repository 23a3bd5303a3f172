/** Files of a project, by path. */
type Project = Readonly<Record<string, string>>

const todo: Project = {
  'package.json':
    '{\n  "name": "todo",\n  "version": "1.0.0",\n  "scripts": { "dev": "node src/index.js" },\n  "dependencies": { "express": "^4.21.0" }\n}\n',
  'yarn.lock': '',
  'src/index.js':
    "const express = require('express')\nconst path = require('path')\n\nconst app = express()\nconst port = process.env.PORT || 3000\n\napp.use(express.static(path.join(__dirname, 'static')))\napp.get('/api/items', (req, res) => res.json([{ name: 'Learn what an image is', done: true }, { name: 'Write a Dockerfile', done: false }]))\n\napp.listen(port, () => console.log(`Listening on port ${port}`))\n",
  'src/static/index.html': '<h1>Things to do</h1>\n',
  Dockerfile:
    'FROM node:24-alpine\nWORKDIR /app\nCOPY . .\nRUN npm install --omit=dev\nCMD ["node", "src/index.js"]\nEXPOSE 3000\n',
  'compose.yaml':
    'services:\n  app:\n    build: .\n    ports:\n      - 3000:3000\n  mysql:\n    image: mysql:8.0\n    environment:\n      MYSQL_ROOT_PASSWORD: secret\n      MYSQL_DATABASE: todos\n    volumes:\n      - todo-mysql-data:/var/lib/mysql\nvolumes:\n  todo-mysql-data:\n',
  'README.md': '# A list of things to do\n\nA small sample. Build it with docker build.\n',
}

const site: Project = {
  'index.html': '<h1>A site of one page</h1>\n',
  Dockerfile: 'FROM nginx:alpine\nCOPY index.html /usr/share/nginx/html/\nEXPOSE 80\n',
  'README.md': '# A site of one page\n\nnginx serves it.\n',
}

const webWithRedis: Project = {
  'nginx/nginx.conf':
    'upstream web {\n  server web1:5000;\n  server web2:5000;\n}\nserver {\n  listen 80;\n  location / {\n    proxy_pass http://web;\n  }\n}\n',
  'nginx/Dockerfile': 'FROM nginx\nCOPY nginx.conf /etc/nginx/conf.d/default.conf\n',
  'web/server.js':
    "const http = require('http')\nconst os = require('os')\n\nconst server = http.createServer((req, res) => {\n  res.setHeader('Content-Type', 'text/plain')\n  res.end(`${os.hostname()} answers\\n`)\n})\n\nserver.listen(5000, () => console.log('Web server on port 5000'))\n",
  'web/package.json': '{ "name": "web", "version": "1.0.0" }\n',
  'web/Dockerfile': 'FROM node:24-alpine\nWORKDIR /app\nCOPY . .\nRUN npm install\nCMD ["node", "server.js"]\n',
  'compose.yaml':
    'services:\n  redis:\n    image: redis\n  web1:\n    build: ./web\n    hostname: web1\n  web2:\n    build: ./web\n    hostname: web2\n  nginx:\n    build: ./nginx\n    ports:\n      - 80:80\n    depends_on:\n      - web1\n      - web2\n',
  'README.md': '# A web server with Redis\n\nnginx before two web servers, and Redis beside them.\n',
}

/** Samples of our own writing, by the addresses at which tutorials look for such projects. */
export const projects: Readonly<Record<string, Project>> = {
  'docker/getting-started-app': todo,
  'docker/getting-started': todo,
  'docker/getting-started-todo-app': todo,
  'dockersamples/todo-list-app': todo,
  'dockersamples/helloworld-demo-node': todo,
  'docker/welcome-to-docker': site,
  'dockersamples/static-site': site,
  'dockersamples/nginx-node-redis': webWithRedis,
}
