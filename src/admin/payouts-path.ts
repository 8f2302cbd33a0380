/** The screen at which artists say where their money goes, below the admin's route. */
export const payoutsPath = '/payouts'
