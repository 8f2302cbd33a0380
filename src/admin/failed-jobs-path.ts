/** The screen of jobs that failed for good, below the admin's route; for the platform's admin alone. */
export const failedJobsPath = '/failed-jobs'
