import type { LessonSource } from '../lesson.ts'
import { all, file, gone, labelled, printed, typed, unharmed } from '../linux/goals.ts'

export const quoting: LessonSource = {
  id: 'quoting',
  title: 'Quoting',
  description:
    'Spaces split a line into words, and some characters mean more than themselves. Quotes decide what the shell may touch.',
  steps: [
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'one', kind: 'text', meaning: 'the first word' },
        { text: 'two', kind: 'text', meaning: 'the second word' },
      ],
      explanation:
        'Before a command starts, the shell splits its line into words at the spaces. So echo gets two words, and prints them with one space between them, however many you type.',
      goal: labelled('one two was printed', printed('^one two$')),
      wrong: [
        'echo one',
        'echo two one',
        'echo onetwo',
        'echo one Two',
        'one two',
        'echo "one  two"',
        'echo echo one two',
      ],
      also: ['echo one    two', 'echo "one two"', "printf 'one two\\n'", "printf '%s %s\\n' one two"],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"one   two"', kind: 'text', meaning: 'one word, spaces and all' },
      ],
      explanation:
        'Between double quotes spaces are only spaces. Now echo gets a single word, and all three spaces stay.',
      goal: labelled('Both words and three spaces were printed', printed('^one   two$')),
      wrong: ['echo one   two', 'echo "one two"', 'echo "one  two"', 'echo "one" "two"', 'echo "one    two"'],
      also: [
        "echo 'one   two'",
        'echo one\\ \\ \\ two',
        'printf "one   two\\n"',
        'echo "one  " two',
        'echo one"   "two',
      ],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"I am $USER"', kind: 'text', meaning: 'with your user name filled in' },
      ],
      explanation:
        'Double quotes leave the dollar sign its power: the shell puts the value of a variable in its place.',
      goal: labelled(
        'Your user name was filled in',
        all(printed('^I am user$'), typed('[$][{]?(USER|LOGNAME)|whoami|id -')),
      ),
      wrong: [
        "echo 'I am $USER'",
        'echo "I am user"',
        'echo "I am USER"',
        'echo "I am $user"',
        'echo "I am \\$USER"',
        'echo I am',
      ],
      also: [
        'echo I am $USER',
        'echo "I am ${USER}"',
        'echo "I am "$USER',
        'printf "I am %s\\n" "$USER"',
        'echo "I am $(whoami)"',
        "echo 'I am '$USER",
      ],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: "'It costs $5'", kind: 'text', meaning: 'just as it stands' },
      ],
      explanation: 'Between single quotes nothing is special. What you type is what the command gets.',
      goal: labelled('The dollar sign was printed as it stands', printed('^It costs [$]5$')),
      wrong: ['echo "It costs $5"', 'echo It costs $5', 'echo It costs 5', "echo 'It costs 5'", "echo 'it costs $5'"],
      also: ['echo "It costs \\$5"', 'echo It costs \\$5', "echo It costs '$5'", "printf '%s\\n' 'It costs $5'"],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: "It\\'s", kind: 'text', meaning: 'with a quote that is only a quote' },
        { text: '\\$5', kind: 'text', meaning: 'with a dollar that is only a dollar' },
      ],
      explanation:
        'A backslash takes the special meaning from the one character behind it. It is the way to write a single quote, which single quotes cannot hold.',
      goal: labelled("It's $5 was printed", printed("^It's [$]5$")),
      wrong: ['echo "It\'s $5"', 'echo Its \\$5', "echo It\\'s $5", "echo 'Its $5'", "echo It\\'s 5"],
      also: [
        'echo "It\'s \\$5"',
        "echo 'It'\\''s $5'",
        "echo \"It's\" '$5'",
        "echo \"It's \"'$5'",
        "echo $'It\\'s $5'",
      ],
    },
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: '"my notes.txt"', kind: 'file', meaning: 'one name of two words' },
      ],
      explanation: 'A name with a space in it has to be quoted. Without the quotes this would make two files.',
      goal: labelled('There is one file called my notes.txt', file('~/my notes.txt')),
      wrong: [
        'touch my notes.txt',
        'touch "mynotes.txt"',
        'touch "my_notes.txt"',
        'mkdir "my notes.txt"',
        'echo touch "my notes.txt"',
        'touch "My notes.txt"',
      ],
      also: [
        "touch 'my notes.txt'",
        'touch my\\ notes.txt',
        '> "my notes.txt"',
        'touch ./"my notes.txt"',
        'touch "$HOME/my notes.txt"',
        'touch my" "notes.txt',
      ],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '"my notes.txt"', kind: 'file', meaning: 'the same single name' },
      ],
      explanation:
        'When the shell writes such a name in a list, it shows the quotes that you would need. Remove the file by its quoted name.',
      goal: labelled('my notes.txt is gone, and the rest is there', all(gone('~/my notes.txt'), unharmed)),
      wrong: ['rm my notes.txt', 'rm my', 'rm "mynotes.txt"', 'rm -f notes.txt', 'rm "My notes.txt"', 'rm *.txt'],
      also: [
        "rm 'my notes.txt'",
        'rm my\\ notes.txt',
        'rm my*',
        'rm -f "my notes.txt"',
        'rm ~/"my notes.txt"',
        'rm my?notes.txt',
      ],
    },
  ],
}
