import { rm } from 'node:fs/promises'
import type { AfterErrorHook } from 'payload'

type Upload = { tempFilePath?: string }

/** Removes what a failed call has uploaded; Payload clears up only after calls that succeed. */
export const dropUploads: AfterErrorHook = async ({ req }) => {
  const files: Record<string, unknown> = (req as { files?: Record<string, unknown> }).files ?? {}
  const uploads = Object.values(files).flat() as Upload[]
  await Promise.all(
    uploads.flatMap(({ tempFilePath }) =>
      tempFilePath ? [rm(tempFilePath, { force: true })] : [],
    ),
  )
}
