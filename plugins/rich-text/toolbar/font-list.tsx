import { FindList } from '@/plugins/rich-text/toolbar/find-list'
import { type FontFamily, fontFamilies, fontStack } from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

type Props = {
  chosen: FontFamily | null
  anchor: () => Element | null
  onChoose: (family: FontFamily | null) => void
  onClose: () => void
}

/** All families, each in its own face, found by typing. */
export function FontList(props: Props) {
  return (
    <FindList<FontFamily | null>
      {...props}
      names={{ dialog: 'Font', field: 'Find a font', list: 'Fonts' }}
      find={findFonts}
      keyOf={(family) => family ?? ''}
    >
      {(family) =>
        family ? (
          <span style={{ fontFamily: fontStack(family), fontSize: 15 }}>
            <FontFaces family={family} />
            {family}
          </span>
        ) : (
          'Theme font'
        )
      }
    </FindList>
  )
}

function findFonts(typed: string): readonly (FontFamily | null)[] {
  const words = typed.trim().toLowerCase()
  return [
    ...(words === '' ? [null] : []),
    ...fontFamilies.filter((family) => family.toLowerCase().includes(words)),
  ]
}
