// Installs the locked dependencies where they are missing or older than the lock file
import { installDependencies } from './dependencies.mjs'

installDependencies()
