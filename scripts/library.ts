import type { BuildEnvironmentOptions } from 'vite'

/** The public faces, as package.json exports them. */
const faces = {
  index: 'src/index.ts',
  tty: 'src/tty/index.ts',
  react: 'src/react/index.ts',
  linux: 'src/linux/index.ts',
  docker: 'src/docker/index.ts',
  course: 'src/course/index.ts',
  playwright: 'e2e/kit/index.ts',
}

/** Builds the library instead of the site: ES modules that share chunks, with peers left to the embedder. */
export const libraryBuild: BuildEnvironmentOptions = {
  outDir: 'lib',
  copyPublicDir: false,
  target: 'es2023',
  minify: false,
  lib: { entry: faces, formats: ['es'] },
  rolldownOptions: { external: [/^react/, /^@xterm\//, /^playwright/, 'unbash', 'just-bash'] },
}
