import type { Insert } from '@/plugins/rich-text/kit/feature'

/** How an entry looks in the menus that offer it. */
export function InsertFace({ insert: { icon: Icon, label } }: { insert: Insert }) {
  return (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </>
  )
}
