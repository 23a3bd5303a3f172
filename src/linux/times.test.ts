import { compareScripts } from '../testing/compare-scripts.ts'

compareScripts([
  "touch -d '2024-01-02 03:04:05.123456789' f; stat -c '%x|%y|%X %Y|%.9Y %.3X' f; ls --full-time f | cut -d' ' -f6-",
  "touch -d '2024-01-02 03:04:05' f; touch -a -d '2020-01-01' f; stat -c '%x|%y' f; touch -m -d 2021-01-01 f; stat -c '%x|%y' f",
  "touch -d '2021-01-01' f; touch -a -d 2020-01-01 f; find f -newermt 2020-12-31; find f -newerat 2020-12-31; find f -newerat 2019-12-31; find f -printf '%A@ %T@ %AY %a|%t\\n'",
  "touch -d '2024-01-02 03:04:05.1' a; touch -d '2024-01-02 03:04:05.1000001' b; [ b -nt a ]; echo $?; [[ a -ot b ]]; echo $?; [ a -nt b ]; echo $?; find a b -newer a; ls -t; touch -r b c; stat -c %y c; cp -p b d; stat -c %y d; cp -u a d; stat -c %y d",
  "touch -d 2020-01-01 a; touch -a -d 2022-01-01 a; touch -d 2021-01-01 b; ls -t; ls -tu; ls -u; ls -lu --time-style=+%F a | cut -d' ' -f6-; ls -l --time=access --time-style=+%F a | cut -d' ' -f6-; ls --time=use; find a -anewer b; find a b -newerma b; find b -neweram a",
  'touch -t 202401020304.05 -a -c no; ls no; touch -t 202401020304.05 x; touch -a --time=use -d @1.5 x; stat -c "%.3X %.3Y" x; touch --time=modify -d @2.25 x; stat -c "%.3X %.3Y" x; date -u -r x +%s.%N',
  "date -u -d '2024-01-02 03:04:05.123456789' +%N; date -u -d '@1.000000001' +%s.%N; date -u -d '@-1.25' +%s.%N; date -u -d '2024-01-02 03:04:05,5 1 hour' '+%T %3N'",
  'touch -d "$(date -d yesterday +%F) 12:00" y; find y -daystart -mtime 1; find y -daystart -mtime 0; find y -daystart -mtime +0; touch -d "$(date +%F) 12:00" n; find n -daystart -mtime 0; find n -daystart -mmin +2000',
  "touch -d '2020-01-01' f; chmod 600 f; s=$(stat -c %Y f); [ $(stat -c %Z f) -gt $s ] && echo later; ls -tc; find f -cnewer f; find f -newercm f; find f -newerXY f",
  'ls --time=x; touch -d nonsense f; find . -newermt nonsense; touch -r none f; touch --time=x f; echo $?',
])
