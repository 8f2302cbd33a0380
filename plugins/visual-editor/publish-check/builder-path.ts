import { slugs } from '@/src/core/slugs'

/** In the address of the editor: the page is looked at as soon as it is open. */
export const checkParam = 'check'

/** Where a page is open in the editor; `isChecked` looks at it at once, as before it goes live. */
export function builderPath(adminPath: string, pageId: string, isChecked = false): string {
  const path = `${adminPath}/collections/${slugs.pages}/${encodeURIComponent(pageId)}/builder`
  return isChecked ? `${path}?${checkParam}` : path
}
