import webpack from 'webpack'

export default {
  mode: 'production',
  entry: './main.js',
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  plugins: [new webpack.NormalModuleReplacementPlugin(/^node:zlib$/, '@terminal-playground/core/jq/no-zlib')],
  performance: { hints: false },
}
