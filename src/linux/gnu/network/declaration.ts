import type { ProgramDeclaration, ProgramOption } from '../../../shell/posix/declaration.ts'
import { optionList } from '../library/options.ts'

const host = { name: 'HOST', kind: 'host' } as const
const url = { name: 'URL', kind: 'url', repeated: true } as const
const text = { name: 'TEXT', kind: 'text' } as const
const number = { name: 'NUMBER', kind: 'number' } as const

const flags = (letters: string): readonly ProgramOption[] => [...letters].map((short) => ({ short }))

export const pingDeclaration: ProgramDeclaration = {
  name: 'ping',
  options: [...[...'ciwWs'].map((short) => ({ short, value: number })), ...flags('4nq')],
  refused: [...[...'eFIlmMNpQSTt'].map((short) => ({ short, value: text })), ...flags('6aAbBCdDfLOrRUv')],
  operands: [host],
  usageStatus: 2,
}

export const tracerouteDeclaration: ProgramDeclaration = {
  name: 'traceroute',
  options: [{ short: 'm', value: number }, { short: 'q', value: number }, { short: 'n' }, { short: '4' }],
  refused: [...[...'fgipPswtzNMO'].map((short) => ({ short, value: text })), ...flags('6ADdeFILrTU')],
  operands: [host],
  usageStatus: 2,
}

export const curlDeclaration: ProgramDeclaration = {
  name: 'curl',
  versionLetter: 'V',
  options: optionList(
    '4,ipv4 A,user-agent=NAME b,cookie=DATA c,cookie-jar=FILE C,continue-at=OFFSET compressed connect-timeout=NUM connect-to=HOST create-dirs d,data=DATA data-ascii=DATA ' +
      'data-binary=DATA data-raw=DATA data-urlencode=DATA D,dump-header=FILE e,referer=URL f,fail F,form=DATA fail-with-body g,globoff ' +
      'G,get H,header=HEADER http1.1 i,include I,head J,remote-header-name json=DATA k,insecure L,location location-trusted ' +
      'm,max-time=NUM max-redirs=NUM N,no-buffer no-progress-meter o,output=FILE O,remote-name oauth2-bearer=TOKEN output-dir=DIR ' +
      'q,disable r,range=RANGE R,remote-time remote-name-all resolve=HOST retry=NUM retry-all-errors retry-delay=NUM retry-max-time=NUM s,silent S,show-error ' +
      'T,upload-file=FILE tcp-nodelay u,user=USER url=URL v,verbose w,write-out=FORMAT X,request=METHOD z,time-cond=TIME #,progress-bar',
  ),
  refused: optionList(
    '0,http1.0 1,tlsv1 2,sslv2 3,sslv3 6,ipv6 a,append anyauth B,use-ascii basic cacert=FILE ' +
      'capath=DIR cert-status cert-type=TYPE ciphers=LIST crlfile=FILE digest dns-servers=LIST doh-url=URL ' +
      'E,cert=FILE expect100-timeout=NUM form-string=DATA fail-early h http2 http3 interface=NAME K,config=FILE ' +
      'key=FILE key-type=TYPE keepalive-time=NUM l,list-only limit-rate=SPEED local-port=RANGE M,manual max-filesize=NUM n,netrc ' +
      'negotiate netrc-file=FILE netrc-optional next no-keepalive noproxy=LIST ntlm p,proxytunnel pass=PHRASE path-as-is P,ftp-port=ADDRESS ' +
      'post301 post302 preproxy=HOST proto=LIST proto-default=NAME proxy-user=USER pinnedpubkey=HASH Q,quote=COMMAND ' +
      'rate=RATE request-target=PATH retry-connrefused skip-existing ssl ssl-reqd stderr=FILE t,telnet-option=OPTION ' +
      'tls-max=VERSION tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 trace=FILE trace-ascii=FILE trace-time unix-socket=PATH U,proxy-password=USER ' +
      'x,proxy=HOST y,speed-time=NUM Y,speed-limit=NUM Z,parallel parallel-max=NUM ' +
      'abstract-unix-socket=PATH alt-svc=FILE aws-sigv4=TEXT compressed-ssh create-file-mode=MODE crlf curves=LIST delegation=LEVEL ' +
      'disable-eprt disable-epsv disallow-username-in-url dns-interface=NAME dns-ipv4-addr=ADDRESS dns-ipv6-addr=ADDRESS doh-cert-status ' +
      'doh-insecure egd-file=FILE engine=NAME etag-compare=FILE etag-save=FILE false-start form-escape ftp-account=TEXT ' +
      'ftp-alternative-to-user=COMMAND ftp-create-dirs ftp-method=METHOD ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl-ccc ' +
      'ftp-ssl-ccc-mode=MODE ftp-ssl-control happy-eyeballs-timeout-ms=NUM haproxy-protocol hostpubmd5=HASH hostpubsha256=HASH ' +
      'hsts=FILE http0.9 http2-prior-knowledge http3-only ignore-content-length j,junk-session-cookies krb=LEVEL libcurl=FILE ' +
      'login-options=OPTIONS mail-auth=ADDRESS mail-from=ADDRESS mail-rcpt=ADDRESS mail-rcpt-allowfails metalink no-alpn no-clobber ' +
      'no-npn no-sessionid ntlm-wb parallel-immediate post303 proto-redir=LIST proxy-anyauth proxy-basic proxy-cacert=FILE ' +
      'proxy-capath=DIR proxy-cert=FILE proxy-cert-type=TYPE proxy-ciphers=LIST proxy-crlfile=FILE proxy-digest proxy-header=HEADER ' +
      'proxy-insecure proxy-key=FILE proxy-key-type=TYPE proxy-negotiate proxy-ntlm proxy-pass=PHRASE proxy-pinnedpubkey=HASH ' +
      'proxy-service-name=NAME proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tls13-ciphers=LIST proxy-tlsauthtype=TYPE ' +
      'proxy-tlspassword=TEXT proxy-tlsuser=NAME proxy-tlsv1 proxy1.0=HOST pubkey=FILE random-file=FILE raw remove-on-error ' +
      'sasl-authzid=NAME sasl-ir service-name=NAME socks4=HOST socks4a=HOST socks5=HOST socks5-basic socks5-gssapi socks5-gssapi-nec ' +
      'socks5-gssapi-service=NAME socks5-hostname=HOST ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-revoke-best-effort ' +
      'styled-output suppress-connect-headers tcp-fastopen tftp-blksize=NUM tftp-no-options tls13-ciphers=LIST tlsauthtype=TYPE ' +
      'tlspassword=TEXT tlsuser=NAME tr-encoding url-query=DATA xattr',
  ),
  operands: [url],
  usageStatus: 2,
}

export const wgetDeclaration: ProgramDeclaration = {
  name: 'wget',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList(
    '4,inet4-only c,continue connect-timeout=NUM dns-timeout=NUM F,force-html i,input-file=FILE l,level=NUM m,mirror ' +
      'max-redirect=NUM no-cache no-check-certificate no-clobber no-cookies no-directories no-host-directories no-hsts no-parent ' +
      'no-proxy no-verbose O,output-document=FILE o,output-file=FILE a,append-output=FILE P,directory-prefix=DIR p,page-requisites ' +
      'q,quiet r,recursive read-timeout=NUM retry-connrefused S,server-response show-progress spider T,timeout=NUM t,tries=NUM ' +
      'trust-server-names v,verbose w,wait=NUM waitretry=NUM x,force-directories',
  ),
  refused: optionList(
    '6,inet6-only A,accept=LIST accept-regex=REGEX ask-password auth-no-challenge b,background B,base=URL backups=NUM bind-address=ADDRESS ' +
      'body-data=TEXT body-file=FILE ca-certificate=FILE certificate=FILE compression=TYPE config=FILE content-disposition ' +
      'content-on-error cut-dirs=NUM d,debug D,domains=LIST default-page=NAME delete-after E,adjust-extension e,execute=COMMAND ' +
      'exclude-domains=LIST H,span-hosts header=HEADER http-user=NAME http-password=WORD https-only I,include-directories=LIST ' +
      'ignore-case ignore-length K,backup-converted k,convert-links keep-session-cookies L,relative limit-rate=SPEED ' +
      'load-cookies=FILE method=METHOD N,timestamping password=WORD post-data=TEXT post-file=FILE prefer-family=NAME private-key=FILE ' +
      'progress=TYPE Q,quota=SIZE R,reject=LIST random-wait referer=URL regex-type=TYPE reject-regex=REGEX remote-encoding=NAME ' +
      'report-speed=TYPE restrict-file-names=MODE retry-on-http-error=LIST save-cookies=FILE save-headers secure-protocol=NAME ' +
      'start-pos=OFFSET U,user-agent=NAME unlink ca-directory=DIR certificate-type=TYPE ciphers=LIST convert-file-only crl-file=FILE follow-ftp follow-tags=LIST ftp-password=WORD ' +
      'ftp-user=NAME ftps-clear-data-connection ftps-fallback-to-ftp ftps-implicit ftps-resume-ssl hsts-file=FILE ignore-tags=LIST ' +
      'local-encoding=NAME no-config no-dns-cache no-glob no-http-keep-alive no-if-modified-since no-iri no-netrc no-passive-ftp ' +
      'no-remove-listing no-use-server-timestamps no-warc-compression no-warc-digests no-warc-keep-log pinnedpubkey=HASH ' +
      'preserve-permissions private-key-type=TYPE protocol-directories proxy-password=WORD proxy-user=NAME rejected-log=FILE ' +
      'retr-symlinks strict-comments use-askpass=COMMAND warc-cdx warc-dedup=FILE warc-header=TEXT warc-max-size=NUM warc-tempdir=DIR ' +
      'xattr use-server-timestamps user=NAME warc-file=NAME X,exclude-directories=LIST',
  ),
  operands: [url],
  usageStatus: 2,
}

export const sshDeclaration: ProgramDeclaration = {
  name: 'ssh',
  options: [...[...'pliFJLRDo'].map((short) => ({ short, value: text })), ...flags('46AafNnqTtvXYC')],
  refused: [...[...'BbcEeImOQSWw'].map((short) => ({ short, value: text })), ...flags('GgKkMsVxy')],
  operands: [
    { name: '[USER@]HOST', kind: 'host' },
    { ...text, name: 'COMMAND', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: 255,
}

export const hostDeclaration: ProgramDeclaration = { name: 'host', operands: [host] }
export const nslookupDeclaration: ProgramDeclaration = { name: 'nslookup', operands: [host] }
export const digDeclaration: ProgramDeclaration = { name: 'dig', operands: [host] }
export const ncDeclaration: ProgramDeclaration = {
  name: 'nc',
  options: [...flags('lzvnN4'), { short: 'p', value: number }, { short: 'w', value: number }],
  refused: [...[...'eciIMmOPqsTVWXx'].map((short) => ({ short, value: text })), ...flags('6bCDdFkrStUu')],
  operands: [
    { ...host, optional: true },
    { ...number, name: 'PORT', optional: true },
  ],
}
export const ipDeclaration: ProgramDeclaration = { name: 'ip', operands: [{ ...text, name: 'addr|link|route' }] }

/** Of ss, what it shows of ports; what else the real one has, it refuses. */
export const ssDeclaration: ProgramDeclaration = {
  name: 'ss',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('n,numeric a,all l,listening p,processes 4,ipv4 6,ipv6 t,tcp u,udp H,no-header O,oneline'),
  refused: optionList(
    'r,resolve o,options e,extended m,memory T,threads i,info tipcinfo s,summary tos cgroup b,bpf E,events Z,context z,contexts N,net=NAME 0,packet ' +
      'M,mptcp S,sctp d,dccp w,raw x,unix tipc vsock xdp f,family=FAMILY K,kill inet-sockopt A,query=LIST socket=LIST D,diag=FILE F,filter=FILE',
  ),
  operands: [{ ...text, name: 'FILTER', optional: true, repeated: true }],
  usageStatus: 255,
}

/** Of netstat, ports and routes. */
export const netstatDeclaration: ProgramDeclaration = {
  name: 'netstat',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('n,numeric a,all l,listening p,programs r,route t,tcp u,udp W,wide 4 6'),
  refused: optionList(
    'i,interfaces g,groups s,statistics M,masquerade v,verbose numeric-hosts numeric-ports numeric-users N,symbolic e,extend o,timers ' +
      'c,continuous F,fib C,cache Z,context U,udplite S,sctp w,raw x,unix ax25 ipx netrom f,l2cap 2,rfcomm',
  ),
  usageStatus: 3,
}
export const ifconfigDeclaration: ProgramDeclaration = {
  name: 'ifconfig',
  operands: [{ ...text, name: 'INTERFACE', optional: true }],
}
