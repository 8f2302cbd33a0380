/** Of what stands above the comments; takes the focus when a row goes. */
export const listHeadId = 'comment-list-head'
