/** The senator's globalUniqueIdentifier in every deployment (product 9.17). */
export const senatorId = '66';
