/** Texts about invitations: English for the office, German for a firm. */
const english = {
  email: 'E-mail address',
  role: 'Role',
  invite: 'Invite',
  invited: 'Invitation sent',
  invitations: 'Invitations',
  nobodyInvited: 'Nobody is invited at the moment.',
  invitationsFailed: 'The invitations could not be loaded.',
  until: 'until',
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  withdrawn: 'Invitation withdrawn',
};

const german: typeof english = {
  email: 'E-Mail',
  role: 'Rolle',
  invite: 'Einladen',
  invited: 'Einladung gesendet',
  invitations: 'Einladungen',
  nobodyInvited: 'Im Moment ist niemand eingeladen.',
  invitationsFailed: 'Die Einladungen konnten nicht geladen werden.',
  until: 'bis',
  sendAgain: 'Erneut senden',
  withdraw: 'Zurückziehen',
  withdrawn: 'Einladung zurückgezogen',
};

export const invitationTexts = { en: english, de: german };
