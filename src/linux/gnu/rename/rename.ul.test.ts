import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'

compareScripts([
  withStatus(`
    for x in a.txt b.txt aa.txt d/c.txt; do mkdir -p d; echo $x > $x; done; ln -s a.txt l
    rename.ul a.txt
    rename.ul .txt .md a.txt b.txt
    ls
    rename.ul -v .md .txt a.md b.md
    rename.ul -n a X aa.txt
    rename.ul -nv a X aa.txt
    rename.ul -nva a X aa.txt
    rename.ul -nvl a X aa.txt
    rename.ul x y nope
    rename.ul zz y a.txt
    rename.ul -v c q d/c.txt
    rename.ul -v a b a.txt
    rename.ul -o -v b aa b.txt
    rename.ul -sv a.txt q l
    readlink l
    rename.ul -s a b aa.txt
    rename.ul b q b.txt nope
    rename.ul -i q aa q.txt < /dev/null
    ls
    rename.ul
    rename.ul -q
    rename.ul '' pre_ aa.txt
    rename.ul txt x/y pre_aa.txt
    rename.ul -al a b c
    rename.ul -v nope c nope nope2
    rename.ul l m l; ls -R`),
])
