import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/email-list/schema'
import type { EmailListView } from '@/src/core/contracts/audience/email-lists'

export type EmailListData = { list: EmailListView | null }

export const load: BlockLoad<typeof definition.schema, EmailListData> = async ({
  props,
  context,
}) => ({
  list: await context.data.emailList(props.list),
})
