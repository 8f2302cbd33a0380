/** The columns of an account that are empty as long as it wants mails of a kind. */
export const offColumns = { news: 'news_off_at', posts: 'post_mails_off_at' } as const
