/** What `python -m json.tool` runs. */
export const jsonTool = String.raw`
import argparse, json, sys
def main():
    parser = argparse.ArgumentParser(prog='python -m json.tool', description='A simple command line interface for json module to validate and pretty-print JSON objects.')
    parser.add_argument('infile', nargs='?', default='-', help='a JSON file to be validated or pretty-printed')
    parser.add_argument('outfile', nargs='?', help='write the output of infile to outfile')
    parser.add_argument('--sort-keys', action='store_true', help='sort the output of dictionaries alphabetically by key')
    parser.add_argument('--no-ensure-ascii', dest='ensure_ascii', action='store_false', help='disable escaping of non-ASCII characters')
    parser.add_argument('--json-lines', action='store_true', help='parse input using the JSON Lines format')
    group = parser.add_mutually_exclusive_group()
    group.add_argument('--indent', default=4, type=int, help='separate items with newlines and use this number of spaces for indentation')
    group.add_argument('--tab', action='store_const', dest='indent', const='\t', help='separate items with newlines and use tabs for indentation')
    group.add_argument('--no-indent', action='store_const', dest='indent', const=None, help='separate items with spaces rather than newlines')
    group.add_argument('--compact', action='store_true', help='suppress all whitespace separation (most compact)')
    given = parser.parse_args()
    style = {'sort_keys': given.sort_keys, 'indent': given.indent, 'ensure_ascii': given.ensure_ascii}
    if given.compact:
        style['indent'], style['separators'] = None, (',', ':')
    try:
        text = sys.stdin.read() if given.infile == '-' else open(given.infile).read()
        values = [json.loads(line) for line in text.splitlines()] if given.json_lines else [json.loads(text)]
        out = sys.stdout if given.outfile is None else open(given.outfile, 'w')
        for value in values:
            out.write(json.dumps(value, **style) + '\n')
        out.flush()
    except ValueError as e:
        raise SystemExit(e)
main()
`
