import type { LessonSource } from '../lesson.ts'

export const functionsAndScripts: LessonSource = {
  id: 'functions-and-scripts',
  title: 'Functions and Scripts',
  description: 'Keep commands for later: in a function of this shell, or in a file that anybody can run.',
  steps: [
    {
      words: [
        { text: 'greet()', kind: 'name', meaning: 'the name of the function' },
        { text: '{', kind: 'keyword', meaning: 'begins its commands' },
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '"Hello, $1!";', kind: 'text', meaning: 'with the first word filled in' },
        { text: '}', kind: 'keyword', meaning: 'ends its commands' },
      ],
      explanation: 'A function is a list of commands with a name. $1 is the first word that it is called with.',
    },
    {
      words: [
        { text: 'greet', kind: 'command', meaning: 'your own function' },
        { text: 'Ada', kind: 'text', meaning: 'becomes $1' },
      ],
      explanation: 'It is called like any command.',
    },
    {
      words: [
        { text: 'printf', kind: 'command', meaning: 'prints after a pattern' },
        {
          text: '\'#!/bin/bash\\necho "Hi, $1. You gave $# words."\\n\'',
          kind: 'text',
          meaning: 'two lines, with \\n for each end',
        },
        { text: '>', kind: 'operator', meaning: 'into the file that follows' },
        { text: 'hi.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation:
        'A script is a file with commands in it. Its first line names the program that reads the rest, and $# is the number of words it got.',
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'hi.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'This is the whole script.',
    },
    {
      words: [
        { text: 'bash', kind: 'program', meaning: 'a new shell' },
        { text: 'hi.sh', kind: 'file', meaning: 'the script' },
        { text: 'Ada', kind: 'text', meaning: 'becomes $1' },
        { text: 'Linus', kind: 'text', meaning: 'becomes $2' },
      ],
      explanation: 'Here bash reads the script and runs it in a shell of its own.',
    },
    {
      words: [
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: '+x', kind: 'value', meaning: 'may be run' },
        { text: 'hi.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'To run it by its own name, the file must be allowed to run: x stands for execute.',
    },
    {
      words: [
        { text: './hi.sh', kind: 'program', meaning: 'your own program' },
        { text: 'Grace', kind: 'text', meaning: 'becomes $1' },
      ],
      explanation:
        'The shell looks for programs in certain directories only. The dot and the slash say: the one in this directory.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'hi.sh;', kind: 'file', meaning: 'the script' },
        { text: 'unset', kind: 'command', meaning: 'forgets' },
        { text: '-f', kind: 'option', meaning: 'a function' },
        { text: 'greet', kind: 'name', meaning: 'its name' },
      ],
      explanation: 'Tidy up: the file, and the function.',
    },
  ],
}
