import { useEffect, useRef } from 'react';
import { hasUnsavedInput } from '../form/leave-guard.ts';
import { askToSignIn } from './sign-in-question.ts';

/** An area whose tabs share a session, by the path of its sign-in page. */
type Area = '/admin' | '/partner-area';

const channels: Partial<Record<Area, BroadcastChannel>> = {};

/** One in each tab, because a channel gets the messages of all others in the same tab too. */
function channelOf(area: Area): BroadcastChannel {
  channels[area] ??= new BroadcastChannel(`session-of-${area}`);
  return channels[area];
}

/** Tells the other tabs of an area who has signed in in this one, or that the user has signed out (null). */
export const tellOtherTabs = (area: Area, user: string | null): void => channelOf(area).postMessage(user);

/** Follows sign-ins and sign-outs (null) in the other tabs of an area. */
function useOtherTabs(area: Area, onMessage: (user: string | null) => void): void {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const channel = channelOf(area);
    const listener = ({ data }: MessageEvent<string | null>) => latest.current(data);
    channel.addEventListener('message', listener);
    return () => channel.removeEventListener('message', listener);
  }, [area]);
}

/** Calls back when this user signs in in another tab. */
export function useSignInElsewhere(area: Area, user: string | null, onSignedIn: () => void): void {
  useOtherTabs(area, (signedIn) => {
    if (signedIn !== null && signedIn === user) onSignedIn();
  });
}

/** Leaves when the user signs out in another tab; with unsaved input it asks to sign in again. */
export function useSignOutElsewhere(area: Area, leave: () => void): void {
  useOtherTabs(area, (signedIn) => {
    if (signedIn !== null) return;
    if (hasUnsavedInput()) void askToSignIn();
    else leave();
  });
}
