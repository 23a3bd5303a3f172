import { programPage } from '../library/page.ts'

export const page = programPage(
  'read and change YAML, as jq does JSON',
  'Runs FILTER over YAML, JSON and other formats. It is loaded when it is first used, and stopped after ten seconds.',
  {
    options: {
      r: 'texts without their quotes',
      o: 'write this format: json, yaml',
      p: 'read this format',
      i: 'change the file itself',
    },
    examples: { "yq '.services | keys' compose.yaml": 'list the services', 'yq -o json . a.yaml': 'make JSON of it' },
  },
)
