/** What stands below the root of the server. */
export const pages: Readonly<Record<string, string>> = {
  'new.html': 'new\n',
  '50x.html': '<p>broken</p>\n',
  'app.html': 'app\n',
  '404.html': '<p>nope</p>\n',
  'index.html': '<h1>Home</h1>\n',
  'secret/index.html': 's\n',
  'files/b.txt': 'b\n',
  'files/a.txt': 'one\ntwo\nthree\n',
}

export const configuration =
  'server {\n    listen 80;\n    server_name localhost;\n    root /usr/share/nginx/html;\n    index index.html;\n    location / { try_files $uri $uri/ =404; }\n    location /app/ { try_files $uri /app.html; }\n    location /old { return 301 /new.html; }\n    location /tmpr { return 302 http://localhost:8088/; }\n    location /loop { return 302 /loop; }\n    location /teapot { return 418; }\n    location /hi { default_type text/plain; return 200 "hi $request_method $arg_name\\n"; }\n    location /secret/ { auth_basic "Members"; auth_basic_user_file /etc/nginx/conf.d/htpasswd; }\n    location /api/ { proxy_pass http://localhost:8089/; proxy_set_header X-Real-IP $remote_addr; }\n    location /dead/ { proxy_pass http://localhost:8090; }\n    rewrite ^/user/(\\d+)$ /hi?name=u$1 last;\n    location /hdr { add_header X-A one; add_header X-B two always; return 404; }\n    location ~ \\.php$ { return 403; }\n    location /dl { add_header Content-Disposition \'attachment; filename="report.txt"\'; default_type text/plain; return 200 "report\\n"; }\n    location /json { default_type application/json; return 200 \'{"a":1}\'; }\n    location /cookie { add_header Set-Cookie "sid=abc; Path=/"; default_type text/plain; return 200 "c=$http_cookie\\n"; }\n    location /ua { default_type text/plain; return 200 "$http_user_agent|$http_referer|$http_accept|$http_host\\n"; }\n    location /files/ { autoindex on; }\n    error_page 404 /404.html;\n    error_page 500 502 503 504 /50x.html;\n}\nserver { listen 8089; location / { default_type text/plain; return 200 "up $request_uri $http_x_real_ip $http_host\\n"; } }\n'

/** Whose password is `pw`, as openssl wrote it. */
export const users = 'ann:$apr1$abcdefgh$5VEbMkemELfbhC5ck.U.z1\n'

/** Lines, one after another, and what curl 7.88.1 and nginx 1.22.1 said to them, standard error behind standard output, and the status. */
export const curlSession: readonly (readonly [line: string, said: string, status: number])[] = [
  [
    "curl -s -o /dev/null -w '[%{http_code}] [%{num_connects}] [%{http_version}] [%{remote_port}] [%{scheme}] [%{exitcode}]\\n' localhost:9999; curl -s -o /dev/null -w '%{http_code} %{errormsg}\\n' nosuch.invalid",
    '[000] [0] [0] [0] [] [7]\n000 Could not resolve host: nosuch.invalid\n',
    6,
  ],
  [
    "curl 'localhost:8088/{a'; curl 'localhost:8088/[a'; curl 'localhost:8088/a}'; curl 'localhost:8088/[3-1]'; echo $?; curl -s 'localhost:8088/hi?name=[08-10]{x,y}'; curl -s 'localhost:8088/hi?name=[a-e:2]'",
    '3\nhi GET 08x\nhi GET 08y\nhi GET 09x\nhi GET 09y\nhi GET 10x\nhi GET 10y\nhi GET a\nhi GET c\nhi GET e\ncurl: (3) unmatched brace in URL position 16:\nlocalhost:8088/{a\n               ^\ncurl: (3) bad range in URL position 17:\nlocalhost:8088/[a\n                ^\ncurl: (3) unmatched close brace/bracket in URL position 17:\nlocalhost:8088/a}\n                ^\ncurl: (3) bad range in URL position 21:\nlocalhost:8088/[3-1]\n                    ^\n',
    0,
  ],
  [
    "curl -sS -C 100 localhost:8088/files/a.txt; echo $?; curl -sS -C 4 localhost:8088/hi; echo $?; printf abc > part; curl -s -C - -o part localhost:8088/files/a.txt; cat part; printf 'one\\ntwo\\nthree\\n' > full; curl -sS -C - -o full localhost:8088/files/a.txt; echo $?; cat full",
    "0\n33\nabc\ntwo\nthree\n0\none\ntwo\nthree\ncurl: (33) HTTP server doesn't seem to support byte ranges. Cannot resume.\n",
    0,
  ],
  [
    "curl -s -z nosuchdate localhost:8088/hi; curl -sS -z nosuchdate localhost:8088/hi; touch -d '2020-01-01' stamp; curl -s -z stamp localhost:8088/files/b.txt; touch -d '2025-01-01' stamp; curl -s -z stamp localhost:8088/files/b.txt; curl -s -z '-2020-01-01' -o /dev/null -w '%{http_code}\\n' localhost:8088/files/b.txt",
    'hi GET \nhi GET \nb\n200\n',
    0,
  ],
  [
    "curl -s --resolve bad localhost:8088/hi; echo $?; curl -s --resolve '*:8088:127.0.0.1' http://any.test:8088/ua; curl -s --connect-to ::localhost:8088 http://my.test/ua",
    '49\ncurl/7.88.1||*/*|any.test:8088\ncurl/7.88.1||*/*|my.test\n',
    0,
  ],
  [
    'curl -sOJ localhost:8088/dl; echo $?; cat report.txt; curl -sSOJ localhost:8088/dl; echo $?; curl -s -J localhost:8088/dl',
    '0\nreport\n23\nreport\ncurl: (23) Failed writing header\n',
    0,
  ],
  [
    "curl -s -c jar -o /dev/null localhost:8088/cookie; cat jar; curl -s -b jar -b extra=1 localhost:8088/cookie; printf 'localhost\\tFALSE\\t/\\tFALSE\\t0\\tfrom\\tfile\\n' > own; curl -s -b own -c own2 localhost:8088/cookie; tail -2 own2; curl -s -b nosuchfile localhost:8088/cookie; curl -s -c - localhost:8088/hi; curl -s -b jar localhost:8088/hi -c jar; tail -1 jar",
    '# Netscape HTTP Cookie File\n# https://curl.se/docs/http-cookies.html\n# This file was generated by libcurl! Edit at your own risk.\n\nlocalhost\tFALSE\t/\tFALSE\t0\tsid\tabc\nc=sid=abc; extra=1\nc=from=file\nlocalhost\tFALSE\t/\tFALSE\t0\tsid\tabc\nlocalhost\tFALSE\t/\tFALSE\t0\tfrom\tfile\nc=\nhi GET \n# Netscape HTTP Cookie File\n# https://curl.se/docs/http-cookies.html\n# This file was generated by libcurl! Edit at your own risk.\n\nhi GET \nlocalhost\tFALSE\t/\tFALSE\t0\tsid\tabc\n',
    0,
  ],
  [
    "curl -s -o 'f#1.txt' 'localhost:8088/files/{a,b}.txt'; cat fa.txt fb.txt; curl -s localhost:8088/hi -o one localhost:8088/json -o two; cat one two; echo; curl -s -O localhost:8088/files/a.txt localhost:8088/files/b.txt; cat a.txt",
    'one\ntwo\nthree\nb\nhi GET \n{"a":1}\nb\none\ntwo\nthree\n',
    0,
  ],
  [
    "curl -s -u ann:pw localhost:8088/secret/; curl -s -u ann:no -i localhost:8088/secret/ | grep -v -E 'Date|Server'; curl -s -u bob:pw -o /dev/null -w '%{http_code}\\n' localhost:8088/secret/; curl -s http://ann:pw@localhost:8088/secret/",
    's\nHTTP/1.1 401 Unauthorized\r\nContent-Type: text/html\r\nContent-Length: 179\r\nConnection: keep-alive\r\nWWW-Authenticate: Basic realm="Members"\r\n\r\n<html>\r\n<head><title>401 Authorization Required</title></head>\r\n<body>\r\n<center><h1>401 Authorization Required</h1></center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n401\ns\n',
    0,
  ],
  [
    "curl -sv -d a=1 localhost:8088/hi >/dev/null 2>err; sed 's/[0-9.]*$//; s#nginx/.*#V#' err | grep -v Date; curl -fsS localhost:8088/nope; echo $?",
    '*   Trying 127.0.0.1:\n* Connected to localhost (127.0.0.1) port 8088 (#0)\n> POST /hi HTTP/1.1\r\n> Host: localhost:8088\r\n> User-Agent: curl/7.88.1\r\n> Accept: */*\r\n> Content-Length: 3\r\n> Content-Type: application/x-www-form-urlencoded\r\n> \r\n} [3 bytes data]\n< HTTP/1.1 200 OK\r\n< Server: V\n< Content-Type: text/plain\r\n< Content-Length: 9\r\n< Connection: keep-alive\r\n< \r\n{ [9 bytes data]\n* Connection #0 to host localhost left intact\n22\ncurl: (22) The requested URL returned error: 404\n',
    0,
  ],
  [
    "curl -s -G --data-urlencode 'name=a b&c' localhost:8088/hi; curl -s 'localhost:8088/hi?NAME=q'; curl -si localhost:8088/nope | grep -vE 'Date|Server|ETag'; curl -si localhost:8088/tmpr | grep -vE 'Date|Server' | head -6",
    'hi GET a+b%26c\nhi GET q\nHTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nContent-Length: 12\r\nConnection: keep-alive\r\n\r\n<p>nope</p>\nHTTP/1.1 302 Moved Temporarily\r\nContent-Type: text/html\r\nContent-Length: 145\r\nConnection: keep-alive\r\nLocation: http://localhost:8088/\r\n\r\n',
    0,
  ],
]
