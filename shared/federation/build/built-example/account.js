import './account.css';

export const account = 'anna';
