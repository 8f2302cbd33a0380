import path from 'node:path'
import { env } from '@/src/core/env'

/** The folder below which every key of the disk driver lies. */
export function filesRoot(): string {
  return path.resolve(env().dataDir, 'files')
}
