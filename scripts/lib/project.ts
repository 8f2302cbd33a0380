import { readFileSync } from 'node:fs'
import path from 'node:path'

export const projectDir = path.resolve(import.meta.dirname, '../..')

export const distDir = path.resolve(projectDir, process.env.NEXT_DIST_DIR || '.next')

export const { version } = JSON.parse(
  readFileSync(path.join(projectDir, 'package.json'), 'utf8'),
) as { version: string }
