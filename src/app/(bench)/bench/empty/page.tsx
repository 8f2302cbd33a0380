/** The least a page of this build can be: what a visitor downloads is measured against it. */
export default function EmptyPage() {
  return null
}

export const dynamic = 'force-static'
