import styles from '@/plugins/visual-editor/editor/media/media-dialog.module.css'
import { MediaStill } from '@/plugins/visual-editor/editor/media/media-still'
import { Check } from '@/plugins/visual-editor/editor/shell/icons'
import type { MediaItem } from '@/src/core/contracts/media'
import { fileSize } from '@/src/core/file-size'

type Props = { item: MediaItem; isPicked: boolean; onPick: () => void; onUse: () => void }

export function MediaTile({ item, isPicked, onPick, onUse }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isPicked}
      onClick={onPick}
      onDoubleClick={onUse}
    >
      <figure>
        <MediaStill item={item} alt="" />
        {isPicked && (
          <span className={styles.tick}>
            <Check size={16} aria-hidden />
          </span>
        )}
      </figure>
      <b>{item.name}</b>
      <small>{fileSize(item.size)}</small>
    </button>
  )
}
