import {
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Heading5,
  Heading6,
  List,
  ListChecks,
  ListOrdered,
  Pilcrow,
  Quote,
} from 'lucide-react'
import { type Insert, menuItem } from '@/plugins/rich-text/kit/feature'
import { type ShownItem, shownItem } from '@/plugins/rich-text/kit/menu-items'
import { type ListKind, setBlockKind, type TextKind } from '@/plugins/rich-text/toolbar/block-kinds'
import type { Offered } from '@/plugins/rich-text/toolbar/offered'

/** How artists know the kinds of lines, and how they find them. */
export const kindFaces: Readonly<
  Record<TextKind | ListKind, Pick<Insert, 'label' | 'icon' | 'keywords'>>
> = {
  paragraph: { label: 'Paragraph', icon: Pilcrow, keywords: ['text', 'plain', 'normal'] },
  h1: { label: 'Heading 1', icon: Heading1, keywords: ['title', 'h1'] },
  h2: { label: 'Heading 2', icon: Heading2, keywords: ['title', 'h2'] },
  h3: { label: 'Heading 3', icon: Heading3, keywords: ['title', 'h3'] },
  h4: { label: 'Heading 4', icon: Heading4, keywords: ['title', 'h4'] },
  h5: { label: 'Heading 5', icon: Heading5, keywords: ['title', 'h5'] },
  h6: { label: 'Heading 6', icon: Heading6, keywords: ['title', 'h6'] },
  quote: { label: 'Quote', icon: Quote, keywords: ['citation', 'blockquote', 'review'] },
  bullet: { label: 'Bulleted list', icon: List, keywords: ['unordered', 'points', 'ul'] },
  number: { label: 'Numbered list', icon: ListOrdered, keywords: ['ordered', 'ol'] },
  check: { label: 'Check list', icon: ListChecks, keywords: ['to do', 'todo', 'tasks', 'tick'] },
}

/** The kinds of lines, as the slash menu offers them. */
export const kindInserts = ({ hasKind }: Offered): readonly ShownItem[] =>
  (Object.keys(kindFaces) as (TextKind | ListKind)[])
    .filter(hasKind)
    .map((kind) =>
      shownItem(
        menuItem({ ...kindFaces[kind], id: kind, run: (editor) => setBlockKind(editor, kind) }),
      ),
    )
