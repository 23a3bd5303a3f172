import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

const empty = fileURLToPath(new URL('./empty.cjs', import.meta.url))

export default {
  mode: 'production',
  entry: './main.js',
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  // just-bash alone names it, and never calls it for jq
  plugins: [new webpack.NormalModuleReplacementPlugin(/^node:zlib$/, empty)],
  performance: { hints: false },
}
