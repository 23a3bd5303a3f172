
import { createMachine } from '@terminal-playground/core';
import { readFileSync, writeFileSync } from 'node:fs';
const { rows, files } = JSON.parse(readFileSync(new URL('.tutorials.json', import.meta.url)));
const out = []; let m, source, shell;
for (const [i, r] of rows.entries()) {
  const chain = (s) => (/workshop|getting-started/.test(s ?? '') ? 'workshop' : /docker-library/.test(s ?? '') ? s + r.line : s);
  if (chain(r.source) !== chain(source)) {
    m = createMachine({ files: Object.fromEntries(Object.entries(files[r.source]).map(([f, t]) => ['/home/user/' + f, t])), now: Date.UTC(2026, 10, 22, 12), seed: 1, docker: { images: [], containers: [] } });
    await m.bash.exec('export DOCKERID=me DOCKER_ID=me; mkdir -p app; docker network create some-network >/dev/null 2>&1');
    if (/docker-library/.test(r.source) && /docker (exec|logs)/.test(r.line)) { const n = r.source.split(':')[1]; await m.bash.exec('docker run -d --name some-' + n + ' -e MYSQL_ROOT_PASSWORD=x -e MARIADB_ROOT_PASSWORD=x -e POSTGRES_PASSWORD=x ' + n); }
  }
  source = r.source;
  let line = r.line.replace(/<(?:the-)?(?:container|mysql-container)[-_ ]?(?:id|ID)>|CONTAINER_ID|yourcontainerid\d?|<ids?>/g, '$(docker ps -lq)').replace(/<image[ _-]?ID>|IMAGE_ID/gi, '$(docker images -q | head -1)').replace(/<?YOUR[-_]\w*USER\s?-?_?NAME>?|YOUR_DOCKER_USERNAME|<YOUR_USERNAME>/g, 'me');
  if (r.inside && !/^exit\b/.test(r.line)) line = "docker exec $(docker ps -lq) sh -c '" + line.replace(/'/g, "'\\''") + "'";
  // a shell that the next lines are typed into stays open in the background; other terminals are standard input
  else line = line.replace(/(docker (?:container )?(?:run|exec)[^|]*?) (?:-it|-ti|--interactive --tty|-i -t)\b/, rows[i + 1]?.inside && /run/.test(line) ? '$1 -dit' : '$1 -i');
  if (r.inside && /^exit\b/.test(r.line)) line = 'docker stop -t 0 $(docker ps -lq)';
  const signal = AbortSignal.timeout(6000);
  const r2 = await Promise.race([m.bash.exec(line, { stdin: '', signal }), new Promise((ok) => setTimeout(() => ok({ stdout: '', stderr: 'HANG', status: -1 }), 8000))]).catch((e) => ({ stdout: '', stderr: 'THROW ' + e.message, status: -1 }));
  const text = (r2.stdout + r2.stderr).replace(/Unable to find image[^\n]*\n/g, '');
  const bad = /not simulate|this playground|command not found|executable file not found|pull access denied|manifest unknown|unknown (?:shorthand )?flag|is not a docker|No such (?:image|container|volume|network)|invalid reference|HANG|THROW/.exec(text);
  const foreground = /docker (?:container )?run\b|logs -f|compose up$|watch/.test(line) && !/ -\w*d\b|--detach/.test(line);
  out.push({ ok: !bad && (r2.status === 0 || (foreground && (r2.status === 130 || r2.status === 143)) || (r.inside && r2.status === 1)), why: bad?.[0] ?? 'status ' + r2.status, text: text.slice(-160) });
}
writeFileSync(new URL('.tutorials-got.json', import.meta.url), JSON.stringify(out)); process.exit(0);
