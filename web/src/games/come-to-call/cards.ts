// The court, from the most powerful type to the least.
export const COURT = ["king", "queen", "heir", "diplomat", "fool"];
