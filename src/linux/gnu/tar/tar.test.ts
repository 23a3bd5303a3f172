import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { archiveFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'tar',
        'tar -c',
        'tar -cf e.tar',
        'tar -xf no.tar',
        'tar -tf b',
        'tar -tzf b',
        'tar -cxf x b',
        'tar tvf no',
        'tar xzf no.tgz',
        'tar tzf no',
        'tar czf no/x.tgz b',
      ],
    ],
    [
      [
        'tar -cf t.tar a.txt d/sub e',
        'tar -tf t.tar',
        'tar tf t.tar d',
        'tar -tf t.tar no',
        'mkdir out',
        'tar -xvf t.tar -C out',
        'tar -xf t.tar -C no',
        'rm -r t.tar out/a.txt',
      ],
    ],
    [
      [
        'tar -czvf t.tgz d/sub b',
        'tar -tzf t.tgz',
        'tar tf t.tgz',
        'rm -r d',
        'tar xzf t.tgz',
        'tar -xf t.tgz',
        'tar -xOf t.tgz b',
        'rm t.tgz',
      ],
    ],
    [
      [
        'tar --exclude=x -cvf t.tar d/x d/sub',
        'tar --exclude *.txt -cvf t.tar d/sub b',
        'tar -rvf t.tar b',
        'tar -tf t.tar',
        'tar -xvf t.tar --strip-components=1',
        'tar -xf t.tar d --strip-components 1',
        'rm t.tar',
      ],
    ],
    [
      [
        'ln -s b l',
        'ln b h',
        'tar -cf t.tar b h l',
        'tar -tf t.tar',
        'rm b h l',
        'tar -xf t.tar',
        'tar -k -xf t.tar b',
        'rm t.tar',
      ],
    ],
    [
      [
        'tar -cvf t.tar b no',
        'tar -cf t.tar ./b ./d/sub',
        'tar -tf t.tar',
        'tar -cf t.tar d/sub/',
        'tar -tf t.tar',
        'tar -cf t.tar t.tar',
        'tar -cf t.tar -C d x',
        'tar -tf t.tar',
        'tar cvf t.tar --no-recursion d',
        'rm t.tar',
      ],
    ],
    [
      [
        'chmod 600 b',
        'touch -d 2020-02-03T04:05:00 b empty',
        'tar -cf t.tar b empty',
        'tar -tvf t.tar',
        'rm b',
        'tar -xvvf t.tar',
        'tar -cf t.tar d/../b',
        'tar tf t.tar',
        'rm t.tar',
      ],
    ],
    [
      [
        'mkdir x y',
        'tar -cf t.tar -C d x -C .. b',
        'tar -tf t.tar',
        'tar -xf t.tar -C x x -C ../y b',
        'ls x y',
        'tar cfC t.tar d x -C .. b empty',
        'tar -tf t.tar',
        'tar -xf t.tar b -C y',
        'tar -xf t.tar nope -C y x',
        'ls y',
        'tar -cf t.tar b -C nope c',
        'mkdir v v/.git',
        'touch v/.git/a v/.gitignore v/f v/f~',
        'tar -cf t.tar --sort=name --exclude-vcs --warning=no-timestamp v',
        'tar -tf t.tar',
        'tar -cf t.tar --exclude-vcs --exclude-backups v/f v/f~',
        'tar -tf t.tar',
        'rm t.tar',
      ],
    ],
  ],
  archiveFiles,
)

compareScripts([
  String.raw`mkdir -p s/d; echo hi > s/f; ln -s ../f s/d/l; ln s/f s/h; tar cvf x --sort=name --transform 's,^s,app,' s; tar tf x; tar tvf x | sed 's/.* app/app/'; tar cf x --sort=name --transform 's,s,b,rg' s; tar tf x; tar tvf x s 2>&1; tar cvf x --sort=name --show-transformed-names --xform='s/^s.//;s/[fh]/\U&&/g' s; tar tvf x | sed 's/.*:.. //'`,
  String.raw`echo hi > f; for e in y/a/b/ s/a 's/(/x/x' s/a/b/q 's/a/\1/'; do tar cf x --transform "$e" f; echo $?; done; tar cf x --transform s/f// f; tar tf x; tar cf x --transform 's/^.//;s,etc,E,' /etc/hostname; tar tf x; tar cf x --transform 'flags=R;s/f/g/' f; tar tf x; tar cf x --xform 's/(F)/\1_\1/xi' f; tar tf x`,
  String.raw`mkdir -p s/d; echo hi > s/f; ln -s ../f s/d/l; tar cf x.tar --sort=name s; mkdir o p; tar xvf x.tar -C o --transform 's,^s,q,'; find o | sort; readlink o/q/d/l; tar tf x.tar --transform 's,s,q,' ; tar tf x.tar --show-transformed-names --strip-components=1; tar xvf x.tar --one-top-level; find x | sort; tar xf x.tar --one-top-level=p --strip-components=1 --show-stored-names -v; find p | sort; tar xf x.tar --one-top-level=s; ls s; tar cf - s | tar xf - --one-top-level; echo $?`,
  String.raw`mkdir s; echo a > s/a; ln s/a s/b; tar cf x s --sort=name; mkdir o; tar xf x -C o --strip-components=1; ls -l o | cut -c1-12; tar cPf y $PWD/s/a; tar xvf y -C o --strip-components=1 2>&1 | sed 's/case-[^/]*/case/'`,
  String.raw`echo a > f; mkdir d; ln -s f l; tar c --owner root --group sys --mtime @1234567890 f d l | sha1sum; tar c --format ustar --owner root --group root --mtime @0 f | sha1sum`,
  String.raw`n=$(printf 'a%.0s' {1..120}); echo hi > $n; ln -s $n s; tar c --owner root --group root --mtime @0 $n s > t; sha1sum t; rm $n s; tar xf t; cat s; tar tf t; tar c --format=ustar $n 2>&1`,
  String.raw`touch f; tar c --owner big:9999999 --group most:8888888 --mtime @0 f | sha1sum; tar c --owner big:9999999 --group most:8888888 --mtime @0 f | tar tv --numeric-owner`,
  String.raw`mkdir -p d/x e; touch d/x/y; tar cf t d; rm -r d; mkdir -p d/x/y; tar xf t; ls -l d/x | cut -c1-10; rm d/x/y; mkdir -p d/x/y/z; tar xf t; ls d/x/y`,
  String.raw`base64 -d <<< H4sIAAAAAAACA+3WTQqDMBQE4Kx7itwgz/yYVfdd9gopEZSWWowFj29wU0hp7SahrfO5iKAQdHyDXrDsKLLGLGuUrs/nVSU1MW5YAfcwuiFuP/T9+O6+tevpw/0IL45uOjTON0MQIV/+tdYv85dKJvmToZrxqWT+bJsqo/mlu55vbmz37vQ9x45BkfkP2fdY+t/az/tfaW0k47LEd4b+f/R/pne83v9p/mRrhf4v0/+SL93vBdp/k/2fP8y1+SdSyfwra+L/H5Wc/432f9th1AAAAAAAAAAAAAAAAP7JDLbNT+UAKAAA > t; tar tzf t; tar xzf t; cat d/s`,
])
