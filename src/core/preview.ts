/** How someone who looks at a preview is treated: not signed in, signed in, or on the tier of that id. */
export type PreviewViewer = 'signed-out' | 'visitor' | (string & {})

/** Headers of the calls that a preview makes. */
export const previewHeaders = { token: 'x-preview', viewer: 'x-preview-as' } as const
