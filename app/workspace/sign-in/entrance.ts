import { createContext, useContext } from 'react';

/** The page on which somebody signs in; its calls are below /api under the same path. */
export const Entrance = createContext<'/admin' | '/partner-area'>('/admin');

export const useEntrance = () => useContext(Entrance);
