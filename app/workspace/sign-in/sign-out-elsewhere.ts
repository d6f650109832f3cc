import { useEffect, useRef } from 'react';
import { hasUnsavedInput } from '../form/leave-guard.ts';
import { askToSignIn } from './sign-in-question.ts';

type Area = 'admin' | 'partner-area';

const channels: Partial<Record<Area, BroadcastChannel>> = {};

/** One in each tab, because a channel gets the messages of all others in the same tab too. */
function channelOf(area: Area): BroadcastChannel {
  channels[area] ??= new BroadcastChannel(`signed-out-of-${area}`);
  return channels[area];
}

/** Tells the other tabs of an area that the user has signed out in this one. */
export const tellOtherTabs = (area: Area): void => channelOf(area).postMessage(null);

/** Leaves when the user signs out in another tab; with unsaved input it asks to sign in again. */
export function useSignOutElsewhere(area: Area, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const channel = channelOf(area);
    channel.onmessage = () => (hasUnsavedInput() ? void askToSignIn() : latest.current());
    return () => {
      channel.onmessage = null;
    };
  }, [area]);
}
