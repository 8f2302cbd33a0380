'use client'

import { useMemo } from 'react'
import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/members/post/post-card.module.css'
import { TextPoll } from '@/site/polls/text-poll.client'
import type { ShownText } from '@/src/core/contracts/members/post-answers'
import { DrawnText } from '@/src/rich-text/drawn-text'
import type { RichTextFormula } from '@/src/rich-text/node-kit'
import { DrawnFormula, formulaKey } from '@/src/rich-text/nodes/equation/drawn-formula'

type Props = { postId: string; text: ShownText }

/** The text of a post, drawn as texts are drawn everywhere on the site. */
export function PostText({ postId, text: { doc, pictures, formulas } }: Props) {
  const Formula = useMemo<RichTextFormula>(
    () =>
      ({ latex, inline }) => (
        <DrawnFormula html={formulas[formulaKey(latex, inline)]} latex={latex} />
      ),
    [formulas],
  )
  return (
    <div className={styles.body}>
      <DrawnText
        doc={doc}
        Link={SiteLink}
        polls={{ documentId: postId, Poll: TextPoll }}
        pictures={pictures}
        Formula={Formula}
      />
    </div>
  )
}
