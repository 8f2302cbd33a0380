import { z } from 'zod'
import { storage } from '@/src/server/storage'

export const removeFilesData = z.object({ keys: z.array(z.string()) })

/** Takes files out of the storage whose rows are gone. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage().remove(key)
  }
}
